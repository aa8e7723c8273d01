/// Finds, before anything is parsed, what would make the parser call itself so often that no stack is large enough, or look ahead so
/// often that it never ends.
///
/// The parser counts brackets, but not where it looks ahead, and it counts neither chains of `else if` nor words such as `try`
/// that stand one after the other. Code that people or generators write stays far below these limits.
package struct NestingScan {
    static let bracketLimit = 1_000
    private static let runLimit = 1_000

    /// Words that start something inside of what the word directly before them has started.
    private static let words: [UInt64] = [
        "try", "await", "if", "switch", "let", "var", "some", "any", "unsafe", "copy", "consume", "borrow",
    ].map { packed($0.utf8) }
    private static let otherwise = packed("else".utf8)
    private static let longestWord = 7

    /// A short word as one number: this looks at every word of every file.
    private static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// What a byte is to the scan.
    private enum Class: UInt8 {
        /// Nothing: space, operators, quotes.
        case other
        case word
        /// What may start, end or continue something.
        case sign
    }

    /// By the values of bytes.
    private static let classes: [Class] = (0...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            .word
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ")"), UInt8(ascii: "]"),
            UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "\n"),
            UInt8(ascii: "\r"):
            .sign
        default: .other
        }
    }

    /// How often something has been met without much between.
    private struct Run {
        private var end = 0
        private(set) var count = 0

        /// - Parameter gap: How many bytes may lie between the last one and this one.
        mutating func extend(from lower: Int, to upper: Int, gap: Int) {
            count = lower - end <= gap ? count + 1 : 1
            end = upper
        }
    }

    private var adjacentWords = Run()
    private var otherwises = Run()
    private var arrows = Run()
    private var questions = Run()
    private var brackets = 0
    private var angles = 0

    package static func isTooDeep(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        if ListNesting(source).isTooCostly { return true }
        guard source.count > bracketLimit else { return false }
        var scan = NestingScan()
        return classes.withUnsafeBufferPointer { scan.goesOverLimit(in: source, $0) }
    }

    private mutating func goesOverLimit(
        in source: UnsafeBufferPointer<UInt8>,
        _ classes: UnsafeBufferPointer<Class>
    ) -> Bool {
        var offset = 0
        while offset < source.count {
            let start = offset
            offset += 1
            switch classes[Int(source[start])] {
            case .other: continue
            case .word:
                var word = UInt64(source[start])
                while offset < source.count, classes[Int(source[offset])] == .word {
                    word = word << 8 | UInt64(source[offset])
                    offset += 1
                }
                guard offset - start <= Self.longestWord else { continue }
                meet(word, from: start, to: offset)
            case .sign: meetSign(source, at: start)
            }
            if isOverLimit { return true }
        }
        return false
    }

    private var isOverLimit: Bool {
        max(brackets, angles) > Self.bracketLimit
            || max(adjacentWords.count, otherwises.count, arrows.count, questions.count) > Self.runLimit
    }

    private mutating func meet(_ word: UInt64, from lower: Int, to upper: Int) {
        if word == Self.otherwise {
            otherwises.extend(from: lower, to: upper, gap: 20)
        } else if Self.words.contains(word) {
            adjacentWords.extend(from: lower, to: upper, gap: 2)
        }
    }

    private mutating func meetSign(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) {
        switch source[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): angles = 0
        case UInt8(ascii: ">") where offset > 0 && source[offset - 1] == UInt8(ascii: "-"):
            arrows.extend(from: offset, to: offset, gap: 12)
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        case UInt8(ascii: "?") where offset > 0 && source[offset - 1] == UInt8(ascii: " "):
            questions.extend(from: offset, to: offset, gap: 12)
        default: break
        }
    }
}

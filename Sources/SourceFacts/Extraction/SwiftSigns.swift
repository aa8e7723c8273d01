#if Check
import ScreenSpecDiagnostics

/// The signs of Swift that show where its blocks start and end, past comments and texts, without a token for anything else.
///
/// For sources of which little is asked: to read them so takes a small part of what a lexer takes. What it may take for
/// something else, such as a regular expression, ends it.
struct SwiftSigns {
    enum Sign {
        case word, openBrace, closeBrace, openParenthesis, closeParenthesis, equals
        case endOfFile
        /// A text or a comment without an end, or something else of which nobody knows where it ends.
        case unclear
    }

    private let source: UnsafeBufferPointer<UInt8>
    /// Where the last sign starts and ends.
    private(set) var lower = 0
    private(set) var upper = 0
    /// The last word.
    private(set) var word = Word()

    /// How deeply texts may stand inside of what texts interpolate.
    private static let depthLimit = 16

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// A word as a number: its last eight letters, and how many it has.
    struct Word: Equatable, Sendable {
        private var letters: UInt64 = 0
        private var count: UInt8 = 0

        init() {}

        init(_ text: StaticString) {
            for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) { append(byte) }
        }

        fileprivate mutating func append(_ byte: UInt8) {
            letters = letters << 8 | UInt64(byte)
            count = count == .max ? count : count + 1
        }
    }

    /// The fingerprint of the last word, as of a name.
    var fingerprint: UInt64 {
        NameFingerprint.of(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source[lower..<upper])))
    }

    /// The byte directly before the last sign.
    var byteBefore: UInt8 { lower > 0 ? source[lower - 1] : 0 }

    mutating func next() -> Sign {
        while upper < source.count {
            lower = upper
            upper += 1
            switch source[lower] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...:
                readWord()
                return .word
            case UInt8(ascii: "0")...UInt8(ascii: "9"): readWord()
            case UInt8(ascii: "{"): return .openBrace
            case UInt8(ascii: "}"): return .closeBrace
            case UInt8(ascii: "("): return .openParenthesis
            case UInt8(ascii: ")"): return .closeParenthesis
            case UInt8(ascii: "="): return .equals
            case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "`"):
                guard passes(source[lower], 0) else { return .unclear }
            default: break
            }
        }
        lower = upper
        return .endOfFile
    }

    private mutating func readWord() {
        word = Word()
        word.append(source[lower])
        while upper < source.count, Self.isPartOfWord(source[upper]) {
            word.append(source[upper])
            upper += 1
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    // MARK: What is passed over

    /// Goes behind what a byte that was read may start; `false` if nobody knows where it ends.
    private mutating func passes(_ byte: UInt8, _ depth: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "\""): return passesText(pounds: 0, depth)
        case UInt8(ascii: "#"): return passesPounds(depth)
        case UInt8(ascii: "/"): return passesComment()
        case UInt8(ascii: "`"): return passesQuotedName()
        default: return true
        }
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        upper + distance < source.count ? source[upper + distance] : 0
    }

    private mutating func passesQuotedName() -> Bool {
        while upper < source.count, !isLineBreak(source[upper]) {
            upper += 1
            if source[upper - 1] == UInt8(ascii: "`") { return true }
        }
        return false
    }

    private func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private mutating func passesComment() -> Bool {
        let isRegularExpression = upper > 1 && source[upper - 2] == UInt8(ascii: "\\")
        switch byte() {
        case UInt8(ascii: "/"):
            while upper < source.count, !isLineBreak(source[upper]) { upper += 1 }
            return !isRegularExpression
        case UInt8(ascii: "*"):
            guard let end = source.endOfBlockComment(from: upper - 1, to: source.count) else { return false }
            upper = end
            return !isRegularExpression
        default: return true
        }
    }

    /// `#if` and `#selector` go on with their word.
    private mutating func passesPounds(_ depth: Int) -> Bool {
        var pounds = 1
        while byte() == UInt8(ascii: "#") {
            pounds += 1
            upper += 1
        }
        switch byte() {
        case UInt8(ascii: "\""):
            upper += 1
            return passesText(pounds: pounds, depth)
        case UInt8(ascii: "/"): return false
        default: return true
        }
    }

    private mutating func passesText(pounds: Int, _ depth: Int) -> Bool {
        guard depth < Self.depthLimit else { return false }
        let quote = UInt8(ascii: "\"")
        let isLong = byte() == quote && byte(1) == quote
        if isLong { upper += 2 }
        while upper < source.count {
            let byte = source[upper]
            upper += 1
            switch byte {
            case quote:
                if isLong {
                    guard self.byte() == quote, self.byte(1) == quote, hasPounds(pounds, behind: 2) else { continue }
                    upper += 2 + pounds
                    return true
                }
                guard hasPounds(pounds, behind: 0) else { continue }
                upper += pounds
                return true
            case UInt8(ascii: "\\") where hasPounds(pounds, behind: 0):
                upper += pounds
                if self.byte() == UInt8(ascii: "(") {
                    upper += 1
                    guard passesInterpolation(depth) else { return false }
                } else if isLong || !isLineBreak(self.byte()) {
                    upper += 1
                }
            default:
                if !isLong, isLineBreak(byte) { return false }
            }
        }
        return false
    }

    private func hasPounds(_ count: Int, behind distance: Int) -> Bool {
        for number in 0..<count where byte(distance + number) != UInt8(ascii: "#") { return false }
        return true
    }

    private mutating func passesInterpolation(_ depth: Int) -> Bool {
        var parentheses = 1
        while upper < source.count {
            let byte = source[upper]
            upper += 1
            switch byte {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                if parentheses == 0 { return true }
            default:
                guard passes(byte, depth + 1) else { return false }
            }
        }
        return false
    }
}
#endif

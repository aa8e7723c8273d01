/// What lists in lists, `[[[Int]]]`, cost the parser.
///
/// Where a list may be a type, the parser looks ahead to its end before it reads it, and does the same again for each list inside: the
/// time doubles with every level. Code that people or generators write has at most a few levels. Brackets in comments and texts don't
/// count, but in what texts interpolate.
struct ListNesting<Source: RandomAccessCollection<UInt8>> where Source.Index == Int {
    /// As many steps as take the parser about a second.
    private static var costLimit: Int { 1 << 20 }
    /// Levels that cost next to nothing, however many such lists there are.
    private static var freeDepth: Int { 4 }

    private enum Mode {
        /// Code, in which so many parentheses are open.
        case code(parentheses: Int)
        /// A text with so many `#` before and after it.
        case text(hashes: Int, isMultiline: Bool)
    }

    private let source: Source
    private var offset = 0
    private var modes: [Mode] = [.code(parentheses: 0)]
    private var depth = 0
    private var cost = 0

    init(_ source: Source) {
        self.source = source
    }

    var isTooCostly: Bool {
        var nesting = self
        return nesting.goesOverLimit()
    }

    private mutating func goesOverLimit() -> Bool {
        while offset < source.count {
            switch modes.last {
            case .text(let hashes, let isMultiline): readText(hashes, isMultiline)
            case .code(let parentheses): readCode(parentheses)
            case nil: return false
            }
            if cost > Self.costLimit { return true }
        }
        return false
    }

    // MARK: Code

    private mutating func readCode(_ parentheses: Int) {
        let byte = source[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "["):
            depth += 1
            if depth > Self.freeDepth { cost += 1 << min(depth, Int.bitWidth / 2) }
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "("): modes[modes.count - 1] = .code(parentheses: parentheses + 1)
        case UInt8(ascii: ")"):
            if parentheses > 0 {
                modes[modes.count - 1] = .code(parentheses: parentheses - 1)
            } else if modes.count > 1 {
                modes.removeLast()
            }
        case UInt8(ascii: "/"): skipComment()
        case UInt8(ascii: "\""): startText()
        default: break
        }
    }

    private mutating func skipComment() {
        if stands("/", at: offset) {
            while offset < source.count, !isLineEnd(source[offset]) { offset += 1 }
        } else if stands("*", at: offset) {
            offset = source.endOfBlockComment(from: offset - 1, to: source.count) ?? source.count
        }
    }

    private mutating func startText() {
        var hashes = 0
        while hashes < offset - 1, source[offset - 2 - hashes] == UInt8(ascii: "#") { hashes += 1 }
        let isMultiline = stands("\"\"", at: offset)
        if isMultiline { offset += 2 }
        modes.append(.text(hashes: hashes, isMultiline: isMultiline))
    }

    // MARK: Texts

    private mutating func readText(_ hashes: Int, _ isMultiline: Bool) {
        let byte = source[offset]
        offset += 1
        if byte == UInt8(ascii: "\\") {
            guard areHashes(hashes, at: offset) else { return }
            offset += hashes + 1
            if offset <= source.count, source[offset - 1] == UInt8(ascii: "(") { modes.append(.code(parentheses: 0)) }
        } else if byte == UInt8(ascii: "\"") {
            guard !isMultiline || stands("\"\"", at: offset) else { return }
            let end = offset + (isMultiline ? 2 : 0)
            guard areHashes(hashes, at: end) else { return }
            offset = end + hashes
            modes.removeLast()
        } else if !isMultiline, isLineEnd(byte) {
            modes.removeLast()
        }
    }

    private func areHashes(_ count: Int, at start: Int) -> Bool {
        start + count <= source.count && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func stands(_ text: StaticString, at start: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        return start + count <= source.count
            && (0..<count).allSatisfy { source[start + $0] == text.utf8Start[$0] }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

/// An operator in a text, with what its surroundings make of it, as Swift's lexer sees it.
struct OperatorToken {
    let range: Range<Int>
    let text: String
    /// Whether something that it could belong to touches it from the left.
    let isLeftBound: Bool
    let isRightBound: Bool

    var isPrefix: Bool { !isLeftBound && isRightBound }
    var isPostfix: Bool { isLeftBound && !isRightBound }
}

extension Cursor {
    /// The operator that starts here, which is not read past; `nil` where there is none.
    func operatorToken() -> OperatorToken? {
        let end = endOfOperator(from: position)
        guard end > position else { return nil }
        let isLeftBound = isLeftBound(position)
        return OperatorToken(
            range: position..<end,
            text: text(position..<end),
            isLeftBound: isLeftBound,
            isRightBound: isRightBound(end, isLeftBound: isLeftBound)
        )
    }

    var isAtOperator: Bool { endOfOperator(from: position) > position }

    private func endOfOperator(from start: Int) -> Int {
        var end = start
        let startsWithDot =
            start + 1 < bytes.count && bytes[start] == UInt8(ascii: ".") && bytes[start + 1] == bytes[start]
        while end < bytes.count {
            let byte = bytes[end]
            if Operators.isOperator(byte) {
                let isComment =
                    byte == UInt8(ascii: "/") && end > start && end + 1 < bytes.count
                    && (bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*"))
                if isComment { break }
                end += 1
            } else if byte == UInt8(ascii: "."), startsWithDot {
                end += 1
            } else if byte >= 0x80, let next = scalar(at: end), Operators.isOperator(next.scalar, isFirst: end == start)
            {
                end += next.length
            } else {
                break
            }
        }
        return end
    }

    private func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = bytes[start - 1]
        switch before {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
        default: return !Self.isWhitespace(before)
        }
    }

    private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        guard end < bytes.count else { return false }
        let after = bytes[end]
        switch after {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
        default: return !Self.isWhitespace(after)
        }
    }
}

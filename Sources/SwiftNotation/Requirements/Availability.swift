extension TypeParser {
    /// The argument of `@available`, `(iOS 16, *)` or `(*, deprecated, message: "…")`, taken as text: its brackets and quotes
    /// balance, and what stands between them is the Swift compiler's to read.
    mutating func availableArguments() throws(NotationError) -> String {
        let open = cursor.characterRange
        let start = cursor.position
        guard cursor.take("(") else {
            throw cursor.unexpected("expected '(' and versions, as in '(iOS 16, *)', \(cursor.found)")
        }
        var depth = 1
        var isInQuotes = false
        while depth > 0 {
            if cursor.isAtEnd { throw unclosed(open, "(", ")") }
            switch cursor.byte {
            case UInt8(ascii: "\""): isInQuotes.toggle()
            case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0..<0x09, 0x7F:
                throw cursor.unexpected("the argument of '@available' stands on one line, without '\\'")
            case UInt8(ascii: "(") where !isInQuotes: depth += 1
            case UInt8(ascii: ")") where !isInQuotes: depth -= 1
            default:
                if !isInQuotes, let error = cursor.invisibleOrTypographic() { throw error }
            }
            cursor.position += max(cursor.characterRange.count, 1)
        }
        return cursor.text(start..<cursor.position)
    }
}

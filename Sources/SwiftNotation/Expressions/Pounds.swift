extension ExpressionParser {
    /// What starts with `#`: `#selector(…)`, `#"raw"#`, `#/regex/#`.
    mutating func pound() throws(NotationError) {
        let start = cursor.position
        let end = cursor.endOfWord { $0 == UInt8(ascii: "#") }
        var ahead = cursor
        ahead.position = end
        if ahead.isAt("\"") {
            types.cursor.position = end
            return try stringLiteral(pounds: end - start)
        }
        if ahead.isAt("/") {
            types.cursor.position = end + 1
            return try regex(pounds: end - start, start: start)
        }
        types.cursor.position = start + 1
        guard end == start + 1, let word = types.cursor.takeWord(), !word.isQuoted else {
            throw NotationError(start..<end, "'#' needs a name directly after it, as in '#selector'")
        }
        if Self.directives.contains(word.text) {
            throw NotationError(
                start..<word.range.upperBound,
                "'#\(word.text)' has no place in an expression; put it into a Swift file"
            )
        }
    }

    private static let directives: Set<String> = [
        "available", "else", "elseif", "endif", "error", "if", "sourceLocation", "unavailable", "warning",
    ]

    /// `#/…/#` on one line.
    private mutating func regex(pounds: Int, start: Int) throws(NotationError) {
        let open = start..<start + pounds + 1
        if cursor.isAt("\n") || cursor.isAt("\r") {
            throw NotationError(open, "a regular expression stands on one line; put a longer one into a Swift file")
        }
        while !cursor.isAtEnd {
            let byte = cursor.byte
            if byte < 0x20, byte != UInt8(ascii: "\t") { break }
            if byte == UInt8(ascii: "/"), cursor.hasPounds(pounds, at: 1) {
                types.cursor.position += 1 + pounds
                return
            }
            types.cursor.position += byte == UInt8(ascii: "\\") && cursor.peek(1) >= 0x20 ? 2 : 1
        }
        throw NotationError(
            open,
            "no '/\(String(repeating: "#", count: min(pounds, 8)))' closes this regular expression",
            isUnclosed: cursor.isAtEnd
        )
    }
}

extension Cursor {
    /// Whether that many `#` stand at a distance from here.
    func hasPounds(_ count: Int, at distance: Int) -> Bool {
        for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
        return true
    }
}

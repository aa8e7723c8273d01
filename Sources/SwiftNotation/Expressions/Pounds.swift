extension ExpressionParser {
    /// What starts with `#`: `#selector(…)`, `#"raw"#`, `#/regex/#`; whether it is a literal.
    mutating func pound() throws(NotationError) -> Bool {
        let start = cursor.position
        if try poundLiteral() { return true }
        let pounds = start..<cursor.position
        guard pounds.count == 1, let word = types.cursor.takeWord(), !word.isQuoted,
            word.text.utf8.allSatisfy({ $0 < 0x80 })
        else {
            throw NotationError(pounds, "'#' needs a name directly after it, as in '#selector'")
        }
        if Self.directives.contains(word.text) {
            throw NotationError(
                start..<word.range.upperBound,
                "'#\(word.text)' has no place in an expression",
                help: ["Put it into a Swift file."]
            )
        }
        switch word.text {
        case "selector", "keyPath": try textInParentheses(after: word)
        case "column", "dsohandle", "file", "fileID", "filePath", "function", "line": return true
        default: try genericArguments()
        }
        return false
    }

    /// `#"raw"#`, `#/regex/#`. Where it is neither, only each `#` is read.
    mutating func poundLiteral() throws(NotationError) -> Bool {
        let start = cursor.position
        types.cursor.position = cursor.endOfWord { $0 == UInt8(ascii: "#") }
        let count = cursor.position - start
        if cursor.isAt("\"") {
            try stringLiteral(pounds: count)
        } else if types.cursor.take("/") {
            try regex(pounds: count, start: start)
        } else {
            return false
        }
        return true
    }

    private static let directives: Set<String> = [
        "available", "else", "elseif", "endif", "error", "if", "sourceLocation", "unavailable", "warning",
    ]

    /// `#/…/#` on one line.
    private mutating func regex(pounds: Int, start: Int) throws(NotationError) {
        let open = start..<start + pounds + 1
        if cursor.isAt("\n") || cursor.isAt("\r") {
            throw NotationError(
                open,
                "a regular expression stands on one line",
                help: ["Put a longer one into a Swift file."]
            )
        }
        while !cursor.isAtEnd {
            let byte = cursor.byte
            if byte < 0x20 || byte == 0x7F { break }
            if byte == UInt8(ascii: "/"), cursor.hasPounds(pounds, at: 1) {
                types.cursor.position += 1 + pounds
                return
            }
            types.cursor.position +=
                byte == UInt8(ascii: "\\") && cursor.peek(1) >= 0x20 && cursor.peek(1) != 0x7F ? 2 : 1
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

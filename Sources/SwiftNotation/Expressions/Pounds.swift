extension ExpressionParser {
    /// What starts with `#`: `#selector(…)`, `#"raw"#`, `#/regex/#`; whether it is a literal.
    mutating func pound() throws(NotationError) -> Bool {
        let start = cursor.position
        let end = cursor.endOfWord { $0 == UInt8(ascii: "#") }
        var ahead = cursor
        ahead.position = end
        if ahead.isAt("\"") {
            types.cursor.position = end
            try stringLiteral(pounds: end - start)
            return true
        }
        if ahead.isAt("/") {
            types.cursor.position = end + 1
            try regex(pounds: end - start, start: start)
            return true
        }
        types.cursor.position = start + 1
        guard end == start + 1, let word = types.cursor.takeWord(), !word.isQuoted,
            word.text.utf8.allSatisfy({ $0 < 0x80 })
        else {
            throw NotationError(start..<end, "'#' needs a name directly after it, as in '#selector'")
        }
        if Self.directives.contains(word.text) {
            throw NotationError(
                start..<word.range.upperBound,
                "'#\(word.text)' has no place in an expression; put it into a Swift file"
            )
        }
        switch word.text {
        case "selector", "keyPath": try objectiveCName(word)
        case "column", "dsohandle", "file", "fileID", "filePath", "function": return true
        default:
            try genericArguments()
            try refuseBlock(after: word)
        }
        return false
    }

    /// Swift takes what follows a macro for its closure, also where a statement's block is to come.
    private mutating func refuseBlock(after macro: Word) throws(NotationError) {
        let end = cursor.position
        _ = try skipGap()
        if !mode.allowsTrailingClosures, cursor.isAt("{") {
            throw NotationError(
                macro.range,
                "Swift takes the '{' after '#\(macro.text)' for its closure; put '#\(macro.text)' in parentheses"
            )
        }
        types.cursor.position = end
    }

    /// What stands between the parentheses of `#selector(…)` and `#keyPath(…)`: one path.
    private mutating func objectiveCName(_ word: Word) throws(NotationError) {
        let open = cursor.characterRange
        guard types.cursor.take("(") else {
            throw cursor.unexpected("'#\(word.text)' needs '(' directly after it, \(cursor.found)")
        }
        _ = try skipGap()
        if word.text == "selector" {
            for accessor in ["getter:", "setter:"] as [StaticString] where types.cursor.take(accessor) {
                _ = try skipGap()
            }
        }
        guard let head = cursor.word(), head.text != "_", !head.isKeyword || head.text == "self" || head.text == "super"
        else {
            throw cursor.unexpected("expected a path, as in 'Owner.name', \(cursor.found)", insideBrackets: true)
        }
        types.cursor.position = head.range.upperBound
        if !head.isKeyword { names.use(head) }
        while types.cursor.take(".") {
            guard types.cursor.takeWord() != nil else {
                throw cursor.unexpected("expected a name after '.', \(cursor.found)")
            }
        }
        if word.text == "selector" { _ = compoundName() }
        _ = try skipGap()
        guard types.cursor.take(")") else { throw unclosed(open, "(", ")") }
    }

    private static let directives: Set<String> = [
        "available", "else", "elseif", "endif", "error", "if", "line", "sourceLocation", "unavailable", "warning",
    ]

    /// `#/…/#` on one line.
    mutating func regex(pounds: Int, start: Int) throws(NotationError) {
        let open = start..<start + pounds + 1
        if cursor.isAt("\n") || cursor.isAt("\r") {
            throw NotationError(open, "a regular expression stands on one line; put a longer one into a Swift file")
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

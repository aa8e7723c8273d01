extension TypeParser {
    /// `(iOS 16, *)` of `#available`, where versions come with `*` for platforms to come.
    mutating func availableVersions() throws(NotationError) -> String {
        try availability(allowsOptions: false)
    }

    /// The argument of `@available`: `(iOS 16, *)`, or `(*, deprecated, message: "…")`.
    mutating func availableArguments() throws(NotationError) -> String {
        try availability(allowsOptions: true)
    }

    private mutating func availability(allowsOptions: Bool) throws(NotationError) -> String {
        let open = cursor.characterRange
        guard cursor.take("(") else {
            throw cursor.unexpected("expected '(' and versions, as in '(iOS 16, *)', \(cursor.found)")
        }
        cursor.skipWhitespace()
        let first = try platform()
        var text = try versions(after: first)
        if text == nil, allowsOptions { text = try options(after: first) }
        guard let text else {
            throw cursor.unexpected("expected a platform and its version, as in 'iOS 16', \(cursor.found)")
        }
        cursor.skipWhitespace()
        guard cursor.take(")") else { throw unclosed(open, "(", ")") }
        return "(\(text))"
    }

    private mutating func platform() throws(NotationError) -> String {
        if cursor.take("*") { return "*" }
        guard let word = cursor.word(), !word.isQuoted, !word.isKeyword else {
            throw cursor.unexpected("expected a platform, as in 'iOS 16', \(cursor.found)")
        }
        cursor.position = word.range.upperBound
        return word.text
    }

    /// `iOS 16, macOS 13.1, *` from its first version on; `nil` where none stands here.
    private mutating func versions(after first: String) throws(NotationError) -> String? {
        cursor.skipWhitespace()
        guard first != "*", IdentifierCharacters.isDigit(cursor.byte) else { return nil }
        var items = ["\(first) \(try version())"]
        while true {
            cursor.skipWhitespace()
            guard cursor.take(",") else {
                throw cursor.unexpected(
                    "expected ', *' for platforms that are still to come, \(cursor.found)",
                    insideBrackets: true
                )
            }
            cursor.skipWhitespace()
            let platform = try platform()
            cursor.skipWhitespace()
            if platform == "*" {
                items.append("*")
                return items.joined(separator: ", ")
            }
            items.append("\(platform) \(try version())")
        }
    }

    private mutating func version() throws(NotationError) -> String {
        let start = cursor.position
        for part in 0..<3 {
            if part > 0, !cursor.take(".") { break }
            guard IdentifierCharacters.isDigit(cursor.byte) else {
                throw cursor.unexpected("expected a version, as in '16' or '16.4', \(cursor.found)")
            }
            cursor.position = cursor.digitsRange.upperBound
        }
        guard !cursor.isAtWord, !cursor.isAt(".") else {
            throw cursor.unexpected("expected a version, as in '16' or '16.4', \(cursor.found)")
        }
        return cursor.text(start..<cursor.position)
    }

    /// `*, deprecated, message: "…"` from its first comma on.
    private mutating func options(after platform: String) throws(NotationError) -> String {
        var items = [platform]
        var seen: Set<String> = []
        repeat {
            cursor.skipWhitespace()
            guard items.count == 1 ? cursor.take(",") : true else {
                throw cursor.unexpected(
                    "expected ',' and 'deprecated' or its like, \(cursor.found)",
                    insideBrackets: true
                )
            }
            cursor.skipWhitespace()
            guard let word = cursor.word(), seen.insert(word.text).inserted else {
                throw cursor.unexpected(
                    "expected another option, as in 'deprecated', \(cursor.found)",
                    insideBrackets: true
                )
            }
            items.append(try option())
            cursor.skipWhitespace()
        } while cursor.take(",")
        return items.joined(separator: ", ")
    }

    private mutating func option() throws(NotationError) -> String {
        guard let word = cursor.takeWord() else {
            throw cursor.unexpected("expected 'deprecated' or its like, \(cursor.found)", insideBrackets: true)
        }
        cursor.skipWhitespace()
        switch word.text {
        case "introduced", "deprecated", "obsoleted":
            guard cursor.take(":") else {
                if word.text == "deprecated" { return word.text }
                throw cursor.unexpected("expected ':' and a version after '\(word.text)', \(cursor.found)")
            }
            cursor.skipWhitespace()
            return "\(word.text): \(try version())"
        case "unavailable", "noasync": return word.text
        case "message", "renamed":
            guard cursor.take(":") else { throw cursor.unexpected("expected ':' and a string, \(cursor.found)") }
            cursor.skipWhitespace()
            let start = cursor.position
            if word.text == "message" { try skipPlainString() } else { try skipNameInQuotes() }
            return "\(word.text): \(cursor.text(start..<cursor.position))"
        default:
            throw NotationError(
                word.range,
                "'@available' takes 'deprecated', 'message: \"…\"' and their like, not '\(word.shown)'"
            )
        }
    }

    /// `"Owner.load(with:)"`.
    private mutating func skipNameInQuotes() throws(NotationError) {
        let open = cursor.characterRange
        var isName = cursor.take("\"")
        repeat {
            isName = isName && cursor.takeWord().map { !$0.isKeyword && !$0.isQuoted } ?? false
        } while cursor.take(".")
        if cursor.take("(") {
            while cursor.takeWord() != nil { isName = isName && cursor.take(":") }
            isName = isName && cursor.take(")")
        }
        guard isName, cursor.take("\"") else {
            throw NotationError(open, "'renamed' takes a name in quotes, as in '\"load(with:)\"'")
        }
    }

    /// A string without escapes.
    private mutating func skipPlainString() throws(NotationError) {
        let open = cursor.characterRange
        guard cursor.take("\""), !cursor.isAt("\"\"") else {
            throw cursor.unexpected("expected a string in quotes, \(cursor.found)")
        }
        while !cursor.take("\"") {
            guard !cursor.isAtEnd, cursor.byte >= 0x20, cursor.byte != 0x7F else {
                throw NotationError(open, "no '\"' closes this string", isUnclosed: true)
            }
            if cursor.isAt("\\") { throw cursor.unexpected("a string in an attribute holds no '\\'") }
            cursor.position += 1
        }
    }
}

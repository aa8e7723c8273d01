import ScreenSpecDiagnostics

/// Names as people write them in specs, and what is wrong with those that are none.
enum Names {
    static func identifier(_ text: String) throws(NotationError) -> String {
        var cursor = Cursor(text)
        if let word = cursor.takeWord(), cursor.isAtEnd {
            if word.text == "_", !word.isQuoted {
                throw NotationError(word.range, "'_' is no name", help: ["Give one."])
            }
            return word.text
        }
        throw notAnIdentifier(text)
    }

    private static func notAnIdentifier(_ text: String) -> NotationError {
        let bytes = Array(text.utf8)
        if bytes.allSatisfy(Cursor.isWhitespace) {
            return NotationError(bytes.indices, "expected a name; this one is empty")
        }
        var cursor = Cursor(text)
        if cursor.isAt("`") {
            return NotationError(
                bytes.indices,
                "a name in backticks is one word between two of them, as in '`default`'"
            )
        }
        let shown = Cursor.shortened(text)
        if IdentifierCharacters.isDigit(cursor.byte) {
            let end = cursor.endOfWord(after: IdentifierCharacters.isPart)
            return NotationError(
                0..<end,
                "a name starts with a letter, not with a digit",
                help: ["'\(shown)' needs a word before it."]
            )
        }
        cursor.position = cursor.endOfWord(from: 0)
        let place = cursor.characterRange
        if cursor.isAt("$") { return NotationError(place, "'$' has no place in a name", help: ["Remove it."]) }
        if let error = cursor.invisibleOrTypographic(), !Cursor.isWhitespace(cursor.byte) { return error }
        let problem =
            switch cursor.byte {
            case UInt8(ascii: " "): "a space"
            case UInt8(ascii: "-"): "a hyphen"
            case UInt8(ascii: "."): "a dot"
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): "a line break or tab"
            default: "'\(cursor.scalar(at: cursor.position)?.scalar ?? " ")'"
            }
        return NotationError(
            place,
            "a name in Swift is one word, and '\(shown)' holds \(problem)",
            help: camelCase(text).map { ["Write '\($0)'."] } ?? []
        )
    }

    /// `jog details` and `jog-details` as `jogDetails`; `nil` where that is no name either.
    private static func camelCase(_ text: String) -> String? {
        guard text.utf8.count <= 80 else { return nil }
        let separators = { (character: Character) in
            character.isWhitespace || character.isPunctuation && character != "_" || character.isSymbol
        }
        let words = text.split(whereSeparator: separators)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map { $0.firstUppercased }
        let name = first + rest.joined()
        var cursor = Cursor(String(name))
        guard cursor.takeWord() != nil, cursor.isAtEnd else { return nil }
        return String(name)
    }

    static func parameterKey(_ text: String) throws(NotationError) -> (label: String?, name: String) {
        var cursor = Cursor(text)
        cursor.skipWhitespace()
        guard let first = cursor.takeWord() else {
            if cursor.isAtEnd {
                throw NotationError(
                    0..<text.utf8.count,
                    "expected 'label name' or 'name'; this is empty"
                )
            }
            throw notAnIdentifier(text)
        }
        let end = cursor.position
        cursor.skipWhitespace()
        let isSpaced = cursor.position > end
        if cursor.isAtEnd {
            guard first.text != "_" || first.isQuoted else {
                throw NotationError(
                    first.range,
                    "'_' leaves the label out",
                    help: ["The name follows it, as in '_ jogs'."]
                )
            }
            return (first.text, first.text)
        }
        guard isSpaced, let second = cursor.takeWord() else { throw notTwoNames(cursor, after: first) }
        cursor.skipWhitespace()
        guard cursor.isAtEnd else { throw notTwoNames(cursor, after: second) }
        if second.text == "_", !second.isQuoted {
            throw NotationError(second.range, "'_' is no name for a parameter", help: ["Write 'label name'."])
        }
        return (first.text == "_" && !first.isQuoted ? nil : first.text, second.text)
    }

    private static func notTwoNames(_ cursor: Cursor, after word: Word) -> NotationError {
        if cursor.isAt(":") {
            return cursor.unexpected(
                "the type stands behind the key: '\(word.shown)' is the key, what follows ':' its value"
            )
        }
        if cursor.isAtWord {
            return cursor.unexpected(
                "a parameter has a label and a name, as in 'withUsername username'; this is a third word"
            )
        }
        if let error = cursor.invisibleOrTypographic() { return error }
        return cursor.unexpected("a parameter is written 'label name' or 'name'; \(cursor.found)")
    }
}

extension Cursor {
    /// The end of the run of bytes from here for which the condition holds.
    func endOfWord(after condition: (UInt8) -> Bool) -> Int {
        var end = position
        while end < bytes.count, condition(bytes[end]) { end += 1 }
        return end
    }
}

/// What is said where an expression goes wrong.
extension ExpressionParser {
    /// An error about what follows a complete value and cannot.
    func unexpectedAfterOperand(expecting wanted: String? = nil) -> NotationError {
        if let error = cursor.invisibleOrTypographic(), !Cursor.isWhitespace(cursor.byte) { return error }
        let expected = wanted.map { cursor.unexpected("expected \($0), \(cursor.found)") }
        if let token = cursor.operatorToken() { return unexpected(token) }
        switch cursor.byte {
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            let bracket = cursor.text(cursor.characterRange)
            return expected ?? cursor.unexpected("nothing opens this '\(bracket)'", help: ["Remove it."])
        case UInt8(ascii: ";"):
            return cursor.unexpected("one expression is expected, and ';' ends it", help: ["Leave out what follows."])
        case UInt8(ascii: ","):
            return expected
                ?? cursor.unexpected(
                    "one expression is expected",
                    help: ["Several stand in brackets, '(a, b)' or '[a, b]'."]
                )
        case UInt8(ascii: ":"):
            return expected
                ?? cursor.unexpected(
                    "no '?' or label belongs to this ':'",
                    help: ["Remove it, or write 'condition ? a : b'."]
                )
        case UInt8(ascii: "@"):
            return cursor.unexpected("an attribute has no place in an expression", help: ["Remove it."])
        case UInt8(ascii: "{"):
            return expected ?? cursor.unexpected("a closure stands on the line of the call that takes it")
        case UInt8(ascii: "\\"):
            return expected ?? cursor.unexpected("expected an operator or ',' before '\\'")
        default: break
        }
        if let word = cursor.word(), word.isKeyword, let error = declaration(word) { return error }
        if cursor.peek(-1) == UInt8(ascii: "?") {
            return NotationError(
                cursor.position - 1..<cursor.position,
                "'?' needs a space on both sides where it asks, as in 'condition ? a : b'"
            )
        }
        return expected ?? cursor.unexpected("expected an operator between two values, \(cursor.found)")
    }

    private func unexpected(_ token: OperatorToken) -> NotationError {
        if token.text == "=" {
            return NotationError(token.range, "an expression assigns nothing", help: ["Write '==' to compare."])
        }
        return NotationError(
            token.range,
            "'\(Cursor.shortened(token.text))' between two values has a space on both sides or on neither"
        )
    }

    /// An error about what stands where a value is expected.
    func missingOperand() -> NotationError {
        if let error = cursor.invisibleOrTypographic() { return error }
        switch cursor.byte {
        case UInt8(ascii: "@"):
            return cursor.unexpected("an attribute has no place in an expression", help: ["Remove it."])
        case UInt8(ascii: "'"):
            return cursor.unexpected("a string in Swift has double quotes", help: ["Write '\"…\"'."])
        case UInt8(ascii: "`"):
            return cursor.unexpected("expected a name between two backticks, as in '`default`'")
        case UInt8(ascii: ";"):
            return cursor.unexpected("expected a value, and ';' has no place in an expression", help: ["Remove it."])
        default:
            return cursor.unexpected("expected a value, \(cursor.found)")
        }
    }

    /// An error about a keyword where a value is expected.
    func keyword(_ word: Word) -> NotationError {
        if let error = declaration(word) { return error }
        switch word.text {
        case "if", "switch":
            return NotationError(
                word.range,
                "'\(word.text)' gives a value only where it is the whole expression",
                help: ["Write 'condition ? a : b'."]
            )
        case "init":
            return NotationError(word.range, "'init' needs the type before it, as in '.init()'")
        default:
            return NotationError(
                word.range,
                "'\(word.text)' is a keyword of Swift and no value",
                help: ["A name spelt so is written '`\(word.text)`'."]
            )
        }
    }

    private func declaration(_ word: Word) -> NotationError? {
        switch word.text {
        case "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "import", "typealias",
            "associatedtype", "operator", "precedencegroup", "subscript", "deinit":
            NotationError(
                word.range,
                "'\(word.text)' starts a declaration, and a spec takes one expression",
                help: ["Move it to a Swift file."]
            )
        case "return", "throw", "guard", "for", "while", "do", "repeat", "defer", "break", "continue", "fallthrough":
            NotationError(
                word.range,
                "'\(word.text)' starts a statement, and a spec takes one expression",
                help: ["Write the value alone."]
            )
        case "private", "public", "internal", "fileprivate", "static":
            NotationError(word.range, "'\(word.text)' has no place in an expression", help: ["Remove it."])
        default: nil
        }
    }
}

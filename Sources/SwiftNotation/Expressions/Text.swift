/// What is more than an expression, and is taken as it stands: its brackets balance, and the words in it count as used.
extension ExpressionParser {
    /// Text up to the bracket that closes what is around it, in which lines may break.
    mutating func text(closing end: UInt8) throws(NotationError) {
        var open: [(range: Range<Int>, closing: UInt8)] = []
        let outer = mode
        mode.isText = true
        mode.allowsLineBreaks = true
        names.noteText()
        while true {
            _ = try skipGap()
            let byte = cursor.byte
            switch byte {
            case _ where cursor.isAtEnd:
                if let last = open.last { throw unclosed(last) }
                mode = outer
                return
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append((cursor.characterRange, Self.closing(byte)))
                types.cursor.position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let last = open.popLast() else {
                    guard byte == end else { throw unexpectedAfterOperand() }
                    mode = outer
                    return
                }
                guard byte == last.closing else { throw unclosed(last) }
                types.cursor.position += 1
            default: try token()
            }
        }
    }

    /// What stands between parentheses directly behind a word with `#` before it.
    mutating func textInParentheses(after word: Word) throws(NotationError) {
        let open = cursor.characterRange
        guard types.cursor.take("(") else {
            throw cursor.unexpected("'#\(word.text)' needs '(' directly after it, \(cursor.found)")
        }
        try text(closing: UInt8(ascii: ")"))
        guard types.cursor.take(")") else { throw unclosed(open, "(", ")") }
    }

    private mutating func token() throws(NotationError) {
        switch cursor.byte {
        case UInt8(ascii: "\""): try stringLiteral(pounds: 0)
        case UInt8(ascii: "#"): if try !poundLiteral() { _ = types.cursor.takeWord() }
        case UInt8(ascii: "."):
            types.cursor.position += 1
            _ = types.cursor.takeMember()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
            types.cursor.position += 1
            types.cursor.position = cursor.endOfWord(after: IdentifierCharacters.isPart)
        default:
            if let word = cursor.word() { return try wordOfText(word) }
            if let error = cursor.invisibleOrTypographic() { throw error }
            types.cursor.position += max(cursor.characterRange.count, 1)
        }
    }

    private mutating func wordOfText(_ word: Word) throws(NotationError) {
        let isArgument = cursor.isBehindArgumentStart
        types.cursor.position = word.range.upperBound
        if word.text == "self", !word.isQuoted, types.cursor.take(".") {
            if let member = types.cursor.takeMember() { names.useInText(member) }
        } else if !word.isKeyword, word.text != "_", !(isArgument && cursor.isAt(":")) {
            names.useInText(word)
        }
    }

    private static func closing(_ open: UInt8) -> UInt8 {
        switch open {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    private func unclosed(_ open: (range: Range<Int>, closing: UInt8)) -> NotationError {
        switch open.closing {
        case UInt8(ascii: ")"): unclosed(open.range, "(", ")")
        case UInt8(ascii: "]"): unclosed(open.range, "[", "]")
        default: unclosed(open.range, "{", "}")
        }
    }
}

extension Cursor {
    /// Whether a label may stand here: behind `(` or `,`.
    fileprivate var isBehindArgumentStart: Bool {
        var distance = -1
        while Self.isWhitespace(peek(distance)) { distance -= 1 }
        return peek(distance) == UInt8(ascii: "(") || peek(distance) == UInt8(ascii: ",")
    }
}

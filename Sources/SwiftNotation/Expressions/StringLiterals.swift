/// A string literal that is being read.
private struct OpenString {
    let open: Range<Int>
    let pounds: Int
    let isMultiline: Bool

    var closing: String {
        (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: min(pounds, 8))
    }
}

extension ExpressionParser {
    /// A string from its first quote on, any `#` before it being read.
    mutating func stringLiteral(pounds: Int) throws(NotationError) {
        let start = cursor.position - pounds
        let isMultiline = types.cursor.take("\"\"\"")
        if !isMultiline { types.cursor.position += 1 }
        let string = OpenString(open: start..<cursor.position, pounds: pounds, isMultiline: isMultiline)
        if isMultiline, !cursor.isAt("\n"), !cursor.isAt("\r") {
            throw NotationError(
                string.open,
                "the text of a '\"\"\"' string starts on the next line",
                isUnclosed: cursor.isAtEnd
            )
        }
        while !cursor.isAtEnd {
            switch cursor.byte {
            case UInt8(ascii: "\""):
                if takeClosing(string) { return }
                types.cursor.position += 1
            case UInt8(ascii: "\\") where cursor.hasPounds(pounds, at: 1):
                types.cursor.position += 1 + pounds
                try escape(in: string)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiline else { throw unclosed(string) }
                types.cursor.position += 1
            case UInt8(ascii: "\t") where isMultiline, 0x20...0x7E, 0x80...: types.cursor.position += 1
            default: throw controlCharacter()
            }
        }
        throw unclosed(string)
    }

    private func unclosed(_ string: OpenString) -> NotationError {
        let place = string.isMultiline ? "" : " on its line"
        return NotationError(string.open, "no '\(string.closing)' closes this string\(place)", isUnclosed: true)
    }

    private func controlCharacter() -> NotationError {
        if cursor.isAt("\t") {
            return cursor.unexpected("a string on one line holds no bare tab", help: ["Write '\\t'."])
        }
        let value = Cursor.hexadecimal(UInt32(cursor.byte))
        return NotationError(
            cursor.characterRange,
            "a string holds no bare control character U+\(value)",
            help: ["Write '\\u{\(value)}'."]
        )
    }

    private mutating func takeClosing(_ string: OpenString) -> Bool {
        let quotes = string.isMultiline ? 3 : 1
        for index in 0..<quotes where cursor.peek(index) != UInt8(ascii: "\"") { return false }
        guard cursor.hasPounds(string.pounds, at: quotes) else { return false }
        types.cursor.position += quotes + string.pounds
        return true
    }

    private mutating func escape(in string: OpenString) throws(NotationError) {
        let backslash = cursor.position - 1 - string.pounds..<cursor.position
        switch cursor.byte {
        case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "\""), UInt8(ascii: "'"):
            types.cursor.position += 1
        case UInt8(ascii: "u"): try unicodeEscape(backslash)
        case UInt8(ascii: "("): try interpolation(in: string)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            guard string.isMultiline, takeEscapedLineBreak() else { throw unknownEscape(backslash) }
        default: throw unknownEscape(backslash)
        }
    }

    private func unknownEscape(_ backslash: Range<Int>) -> NotationError {
        if cursor.isAtEnd { return NotationError(backslash, "the string ends within an escape", isUnclosed: true) }
        return NotationError(
            backslash.lowerBound..<cursor.characterRange.upperBound,
            "'\\' starts an escape that Swift does not know",
            help: ["Write '\\\\' for a backslash."]
        )
    }

    private mutating func unicodeEscape(_ backslash: Range<Int>) throws(NotationError) {
        types.cursor.position += 1
        var value: UInt32 = 0
        var count = 0
        if types.cursor.take("{") {
            while count < 9, let digit = Character(Unicode.Scalar(cursor.byte)).hexDigitValue {
                value = value &* 16 &+ UInt32(digit)
                count += 1
                types.cursor.position += 1
            }
        }
        guard 1...8 ~= count, types.cursor.take("}"), Unicode.Scalar(value) != nil else {
            throw NotationError(
                backslash.lowerBound..<cursor.position,
                "'\\u' needs the number of a Unicode character in braces, as in '\\u{00E9}'"
            )
        }
    }

    private mutating func interpolation(in string: OpenString) throws(NotationError) {
        let open = cursor.characterRange
        let outer = mode
        mode.allowsTrailingClosures = true
        try types.nesting.enter(at: open)
        if mode.isText {
            types.cursor.position += 1
            try text(closing: UInt8(ascii: ")"))
            guard types.cursor.take(")") else { throw unclosed(open, "(", ")") }
        } else {
            try arguments(closing: ")", of: "(", allowsOperators: false)
        }
        types.nesting.leave()
        mode = outer
    }

    private mutating func takeEscapedLineBreak() -> Bool {
        var ahead = cursor
        while ahead.isAt(" ") || ahead.isAt("\t") { ahead.position += 1 }
        guard ahead.take("\r\n") || ahead.take("\n") || ahead.take("\r") else { return false }
        types.cursor = ahead
        while ahead.isAt(" ") || ahead.isAt("\t") { ahead.position += 1 }
        return !ahead.isAt("\"\"\"")
    }
}

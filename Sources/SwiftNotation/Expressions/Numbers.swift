extension ExpressionParser {
    /// `42`, `1_000.5e-3`, `0xFF`, `0x1.8p3`, `0b1010`, `0o17`.
    mutating func number() throws(NotationError) {
        let start = cursor.position
        let radix = types.cursor.take("0x") ? 16 : types.cursor.take("0o") ? 8 : types.cursor.take("0b") ? 2 : 10
        try digits(radix, "a digit")
        if cursor.isAt("."), IdentifierCharacters.isDigit(cursor.peek(1)) {
            types.cursor.position += 1
            try digits(radix, "a digit")
            guard radix == 10 || cursor.isAt("p") else {
                throw NotationError(
                    start..<cursor.position,
                    "only a decimal number, or one with an exponent, has a fraction",
                    help: ["Write it as in '0x1.8p0'."]
                )
            }
        }
        if radix == 10 && (cursor.isAt("e") || cursor.isAt("E")) || radix == 16 && cursor.isAt("p") {
            types.cursor.position += 1
            if !types.cursor.take("-") { _ = types.cursor.take("+") }
            try digits(10, "the digits of the exponent")
        }
        let end = cursor.endOfWord(after: IdentifierCharacters.isPart)
        guard end == cursor.position else {
            throw NotationError(
                start..<end,
                "'\(Cursor.shortened(cursor.text(start..<end)))' is neither a number nor a name",
                help: ["A name starts with a letter."]
            )
        }
    }

    private mutating func digits(_ radix: Int, _ wanted: String) throws(NotationError) {
        let isDigit = { (byte: UInt8) in Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false }
        guard isDigit(cursor.byte) else { throw cursor.unexpected("expected \(wanted), \(cursor.found)") }
        types.cursor.position = cursor.endOfWord { isDigit($0) || $0 == UInt8(ascii: "_") }
    }
}

extension ExpressionParser {
    /// `42`, `1_000.5e-3`, `0xFF`, `0x1.8p3`, `0b1010`, `0o17`.
    mutating func number() throws(NotationError) {
        let start = cursor.position
        if cursor.isAt("0x") {
            try digits(after: 2, "a hexadecimal digit", isHexadecimalDigit)
            try hexadecimalFraction()
        } else if cursor.isAt("0b") {
            try digits(after: 2, "0 or 1") { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
        } else if cursor.isAt("0o") {
            try digits(after: 2, "an octal digit") { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }
        } else {
            try digits(after: 0, "a digit", IdentifierCharacters.isDigit)
            if cursor.isAt("."), IdentifierCharacters.isDigit(cursor.peek(1)) {
                try digits(after: 1, "a digit", IdentifierCharacters.isDigit)
            }
            if cursor.isAt("e") || cursor.isAt("E") { try exponent() }
        }
        let end = cursor.endOfWord(after: IdentifierCharacters.isPart)
        guard end == cursor.position else {
            throw NotationError(
                start..<end,
                "'\(Cursor.shortened(cursor.text(start..<end)))' is neither a number nor a name; a name starts with a letter"
            )
        }
    }

    private mutating func digits(
        after prefix: Int,
        _ wanted: String,
        _ isDigit: (UInt8) -> Bool
    ) throws(NotationError) {
        types.cursor.position += prefix
        guard isDigit(cursor.byte) else { throw cursor.unexpected("expected \(wanted), \(cursor.found)") }
        types.cursor.position = cursor.endOfWord { isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// `.8p3`: without the exponent the dot would start a member.
    private mutating func hexadecimalFraction() throws(NotationError) {
        if cursor.isAt("."), isHexadecimalDigit(cursor.peek(1)) {
            var ahead = cursor
            ahead.position += 1
            ahead.position = ahead.endOfWord { isHexadecimalDigit($0) || $0 == UInt8(ascii: "_") }
            guard ahead.isAt("p") || ahead.isAt("P") else {
                guard IdentifierCharacters.isDigit(cursor.peek(1)) else { return }
                throw ahead.unexpected("a hexadecimal fraction needs an exponent, as in '0x1.8p0'")
            }
            types.cursor.position = ahead.position
        }
        if cursor.isAt("p") || cursor.isAt("P") { try exponent() }
    }

    private mutating func exponent() throws(NotationError) {
        let sign = cursor.peek(1)
        let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        try digits(after: isSigned ? 2 : 1, "the digits of the exponent", IdentifierCharacters.isDigit)
    }
}

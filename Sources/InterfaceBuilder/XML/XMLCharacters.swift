/// Which bytes may stand where in XML.
enum XMLCharacters {
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Of names only the bytes of ASCII are held to the rules: what lies beyond them names nothing of Interface Builder.
    static func startsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
        default: false
        }
    }

    static func continuesName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: startsName(byte)
        }
    }

    /// Whether XML has a place for a character.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// The first place at which bytes are no text that XML may hold.
    static func fault(in bytes: [UInt8]) -> XMLFault? {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte < 0x80 {
                if byte < 0x20, !isSpace(byte) { return XMLFault(.character(byte), at: offset) }
                offset += 1
                continue
            }
            guard let length = scalarLength(bytes, offset) else { return XMLFault(.notUTF8, at: offset) }
            offset += length
        }
        return nil
    }

    /// How many bytes the scalar beyond ASCII has that starts at an offset; `nil` where there is none that XML has a place for.
    private static func scalarLength(_ bytes: [UInt8], _ offset: Int) -> Int? {
        let first = bytes[offset]
        let (length, smallest, start): (Int, UInt32, UInt32) =
            switch first {
            case 0xC2...0xDF: (2, 0x80, UInt32(first & 0x1F))
            case 0xE0...0xEF: (3, 0x800, UInt32(first & 0x0F))
            case 0xF0...0xF4: (4, 0x10000, UInt32(first & 0x07))
            default: (0, 0, 0)
            }
        guard length > 0, offset + length <= bytes.count else { return nil }
        var value = start
        for next in bytes[offset + 1..<offset + length] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value), isAllowed(scalar) else { return nil }
        return length
    }
}

import ScreenSpecDiagnostics

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
            if byte < 0x20, !isSpace(byte) { return XMLFault(.character(byte), at: offset) }
            if byte < 0x80 {
                offset += 1
                continue
            }
            guard let length = UTF8Text.scalarLength(bytes, at: offset) else {
                return XMLFault(.notUTF8, at: offset)
            }
            // U+FFFE and U+FFFF have no place in XML.
            if length == 3, byte == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
                return XMLFault(.notUTF8, at: offset)
            }
            offset += length
        }
        return nil
    }
}

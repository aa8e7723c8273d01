/// Which characters Swift's identifiers are made of, as its grammar lists them, without those that nobody sees.
enum IdentifierCharacters {
    static func isHead(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    static func isPart(_ byte: UInt8) -> Bool {
        isHead(byte) || isDigit(byte)
    }

    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return isHead(UInt8(scalar.value)) }
        return isPart(scalar) && !combining.contains { $0 ~= scalar.value }
    }

    static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return isPart(UInt8(scalar.value)) }
        let value = scalar.value
        if value < 0x1_0000 { return basicPlane.contains { $0 ~= value } }
        return value < 0xF_0000 && value & 0xFFFF <= 0xFFFD
    }

    private static let combining: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let basicPlane: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200D...0x200D, 0x203F...0x2040,
        0x2054...0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFEF,
    ]
}

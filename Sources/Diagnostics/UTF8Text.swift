/// The form of UTF-8.
package enum UTF8Text {
    /// How many bytes the scalar at an offset has; `nil` where there is none, as in overlong forms and surrogates.
    package static func scalarLength(_ bytes: [UInt8], at offset: Int) -> Int? {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        func continues(_ index: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            offset + index < bytes.count && allowed.contains(bytes[offset + index])
        }
        switch first {
        case 0xC2...0xDF: return continues(1) ? 2 : nil
        case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : nil
        case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : nil
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
        case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
        case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }
}

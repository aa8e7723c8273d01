/// Text in UTF-16 with a byte order mark, as some editors on Windows save it.
enum UTF16Text {
    /// The same text as UTF-8 without the mark; `nil` unless the bytes start with one.
    ///
    /// Half a surrogate pair and half a unit at the end become bytes that no UTF-8 holds, so that whoever reads the text
    /// finds the fault where it is.
    static func utf8(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 2 else { return nil }
        let highIndex: Int
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): highIndex = 1
        case (0xFE, 0xFF): highIndex = 0
        default: return nil
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var pendingHigh: UInt32?
        for offset in stride(from: 2, to: bytes.count - 1, by: 2) {
            let unit = UInt32(bytes[offset + highIndex]) << 8 | UInt32(bytes[offset + 1 - highIndex])
            if let high = pendingHigh {
                pendingHigh = nil
                if (0xDC00..<0xE000).contains(unit) {
                    append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &result)
                    continue
                }
                append(high, to: &result)
            }
            if (0xD800..<0xDC00).contains(unit) {
                pendingHigh = unit
            } else {
                append(unit, to: &result)
            }
        }
        if let high = pendingHigh { append(high, to: &result) }
        if !bytes.count.isMultiple(of: 2) { result.append(0xFF) }
        return result
    }

    /// Writes a value by the pattern of UTF-8, surrogates too, which makes those invalid.
    private static func append(_ value: UInt32, to result: inout [UInt8]) {
        func continuation(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (value >> shift & 0x3F)) }
        switch value {
        case ..<0x80: result.append(UInt8(truncatingIfNeeded: value))
        case ..<0x800: result += [UInt8(truncatingIfNeeded: 0xC0 | value >> 6), continuation(0)]
        case ..<0x10000:
            result += [UInt8(truncatingIfNeeded: 0xE0 | value >> 12), continuation(6), continuation(0)]
        default:
            result += [
                UInt8(truncatingIfNeeded: 0xF0 | value >> 18), continuation(12), continuation(6), continuation(0),
            ]
        }
    }
}

/// A place in the UTF-8 bytes of a text; reading past the end gives 0.
struct Cursor {
    let bytes: [UInt8]
    var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position >= bytes.count }

    var byte: UInt8 { peek(0) }

    func peek(_ distance: Int) -> UInt8 {
        let index = position + distance
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    func isAt(_ text: StaticString) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where peek(index) != text.utf8Start[index] { return false }
        return true
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    mutating func skipWhitespace() {
        while Self.isWhitespace(byte) { position += 1 }
    }

    /// Whether a byte is a space, a tab or a line break.
    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The scalar at a place and its length in bytes.
    func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard position < bytes.count else { return nil }
        var decoder = UTF8()
        var iterator = bytes[position...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// The range of the character here, empty at the end: what an error points at.
    var characterRange: Range<Int> {
        let length = scalar(at: position)?.length ?? 0
        let start = min(position, bytes.count)
        return start..<start + length
    }
}

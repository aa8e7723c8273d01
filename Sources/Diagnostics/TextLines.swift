/// The lines of a text, by offsets of its bytes. They end with LF, CRLF or a lone CR, as YAML and Swift have it.
package struct TextLines: Sendable {
    package let bytes: [UInt8]
    /// Behind the byte order mark.
    package let start: Int
    /// What ends the first line, and so those that are added.
    package let lineBreak: String

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes.firstIndex(where: Self.isBreak)
        let length = first.map { Self.breakLength(at: $0, in: bytes) } ?? 0
        lineBreak = first.map { String(decoding: bytes[$0..<$0 + length], as: UTF8.self) } ?? "\n"
    }

    /// Where the line of an offset starts.
    package func start(of offset: Int) -> Int {
        max(start, bytes[..<offset].lastIndex(where: Self.isBreak).map { $0 + 1 } ?? 0)
    }

    /// Before what ends the line of an offset.
    package func end(of offset: Int) -> Int {
        bytes[offset...].firstIndex(where: Self.isBreak) ?? bytes.count
    }

    /// Where the next line starts; the end of the text, where there is none.
    package func next(after offset: Int) -> Int {
        let end = end(of: offset)
        return end < bytes.count ? end + Self.breakLength(at: end, in: bytes) : end
    }

    /// Whether anything ends the line of an offset.
    package func endsWithBreak(_ offset: Int) -> Bool { end(of: offset) < bytes.count }

    /// Before what ends the line before one that starts at an offset.
    package func endOfPrevious(before start: Int) -> Int {
        guard start > self.start else { return start }
        let isPair = start >= 2 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isPair ? 2 : 1)
    }

    package func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    package func holdsBreak(_ range: Range<Int>) -> Bool {
        bytes[range].contains(where: Self.isBreak)
    }

    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// How far from the start of its line something stands, as YAML counts it.
    package func column(of offset: Int) -> Int {
        bytes[start(of: offset)..<offset].count { $0 & 0xC0 != 0x80 }
    }

    package static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func breakLength(at offset: Int, in bytes: [UInt8]) -> Int {
        let isPair =
            bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
        return isPair ? 2 : 1
    }
}

import ScreenSpecCLibrary

/// Small questions about the bytes of a file.
extension UnsafeBufferPointer<UInt8> {
    /// The offset of the next such byte; `Int.max` without one.
    func firstOffset(of byte: UInt8, from start: Int) -> Int {
        guard start < count, let base = baseAddress,
            let found = memchr(base + start, Int32(byte), count - start)
        else { return .max }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The offset of the line break that ends the line, or of the end of the file.
    func endOfLine(from start: Int) -> Int {
        var offset = start
        while offset < count, !isLineBreak(at: offset) { offset += 1 }
        return offset
    }

    /// The offset at which the line starts, behind a byte order mark.
    func startOfLine(at offset: Int) -> Int {
        let first = Swift.min(ByteOrderMark.utf8Length(in: self), offset)
        var start = Swift.min(offset, count)
        while start > first, !isLineBreak(at: start - 1) { start -= 1 }
        return start
    }

    /// Whether nothing but blanks stands before the offset on its line.
    func isBlank(before offset: Int) -> Bool {
        self[startOfLine(at: offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    func isLineBreak(at offset: Int) -> Bool {
        self[offset] == UInt8(ascii: "\n") || self[offset] == UInt8(ascii: "\r")
    }

    func isBlankOrLineBreak(at offset: Int) -> Bool {
        self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t") || isLineBreak(at: offset)
    }

    /// Whether a stretch of the file is exactly these bytes.
    func matches(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset + other.count <= count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
        return memcmp(base + offset, otherBase, other.count) == 0
    }
}

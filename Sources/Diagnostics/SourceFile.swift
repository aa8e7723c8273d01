/// The path and bytes of one file, and the places in it.
///
/// Lines end with LF, CRLF or a lone CR, as in editors; U+0085, U+2028 and U+2029 end none.
package struct SourceFile: Sendable {
    package let id: FileID
    /// The path as it is reported: relative to the folder of the project where it lies inside it.
    package let path: String
    /// The text of the file as UTF-8, on which all offsets count. A file in UTF-16 has been turned into UTF-8; any other
    /// stands here byte for byte.
    package let bytes: [UInt8]

    package init(id: FileID, path: String, bytes: [UInt8]) {
        self.id = id
        self.path = path
        self.bytes = UTF16Text.utf8(of: bytes) ?? bytes
    }

    /// The line and column of a byte offset; an offset past the end is that of the end.
    package func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        var line = 1
        var start = 0
        for next in LineStarts(bytes: bytes) {
            guard next <= offset else { break }
            line += 1
            start = next
        }
        return Position(line: line, column: offset - start - (line == 1 ? byteOrderMarkLength(before: offset) : 0) + 1)
    }

    /// The text of a stretch of the file, with invalid UTF-8 repaired.
    package func text(_ offsets: Range<Int>) -> String {
        String(decoding: bytes[offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The whole range of the file.
    package var range: SourceRange {
        SourceRange(file: id, lower: 0, upper: bytes.count)
    }

    /// The lines of the file without what ends them and without a byte order mark; none behind the last line break.
    package var lines: [SourceRange] {
        let starts = [byteOrderMarkLength(before: bytes.count)] + Array(LineStarts(bytes: bytes))
        return zip(starts, starts.dropFirst() + [bytes.count]).compactMap { start, end in
            guard start < end else { return nil }
            let text = bytes[start..<end].reversed().drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            return SourceRange(file: id, lower: start, upper: start + text.count)
        }
    }

    func byteOrderMarkLength(before offset: Int) -> Int {
        offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}

/// The offsets at which the second and later lines start.
struct LineStarts: Sequence, IteratorProtocol {
    let bytes: [UInt8]
    var offset = 0

    mutating func next() -> Int? {
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") { return offset }
            if byte == UInt8(ascii: "\r") {
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
                return offset
            }
        }
        return nil
    }
}

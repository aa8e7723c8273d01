/// Where the lines of a file start, so that many places in a large file cost one pass over it.
///
/// Counts as `SourceFile.position(at:)` does.
package struct LineIndex: Sendable {
    private let file: SourceFile
    private let starts: [Int]

    package init(_ file: SourceFile) {
        self.file = file
        starts = [0] + Array(LineStarts(bytes: file.bytes))
    }

    /// The line of an offset, counted from 1.
    package func line(at offset: Int) -> Int {
        max(starts.partitioningIndex { $0 > offset }, 1)
    }

    /// The line on which a range starts; `nil` for one of another file.
    package func line(of range: SourceRange) -> Int? {
        range.file == file.id ? line(at: Int(range.lower)) : nil
    }

    package func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), file.bytes.count)
        let line = line(at: offset)
        let hidden = line == 1 ? file.byteOrderMarkLength(before: offset) : 0
        return Position(line: line, column: offset - starts[line - 1] - hidden + 1)
    }

    /// The bytes of a line, counted from 1, without its line break and without a byte-order mark.
    package func offsets(ofLine line: Int) -> Range<Int> {
        let index = min(max(line, 1), starts.count) - 1
        let start = index == 0 ? file.byteOrderMarkLength(before: file.bytes.count) : starts[index]
        var end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
        while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<max(start, end)
    }
}

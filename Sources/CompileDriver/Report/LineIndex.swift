import SourceText

/// Where the lines of a file start, so that many findings in a large file cost one pass over it.
///
/// Counts as `SourceFile.position(at:)` does.
struct LineIndex {
    private let file: SourceFile
    private let starts: [Int]
    private let markLength: Int

    init(_ file: SourceFile) {
        self.file = file
        markLength = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [0]
        let bytes = file.bytes
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(offset)
            } else if byte == UInt8(ascii: "\r") {
                if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
                starts.append(offset)
            }
        }
        self.starts = starts
    }

    /// The line of an offset, counted from 1.
    func line(at offset: Int) -> Int {
        var lower = 0
        var upper = starts.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if starts[middle] <= offset { lower = middle + 1 } else { upper = middle }
        }
        return max(lower, 1)
    }

    func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), file.bytes.count)
        let line = line(at: offset)
        let hidden = line == 1 && offset >= markLength ? markLength : 0
        return Position(line: line, column: offset - starts[line - 1] - hidden + 1)
    }

    /// The bytes of a line, counted from 1, without its line break and without a byte-order mark.
    func offsets(ofLine line: Int) -> Range<Int> {
        let index = min(max(line, 1), starts.count) - 1
        let start = index == 0 ? markLength : starts[index]
        var end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
        while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<max(start, end)
    }
}

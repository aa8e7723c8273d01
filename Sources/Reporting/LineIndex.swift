import ScreenSpecCLibrary
import ScreenSpecDiagnostics

/// Where the lines of a file start, so that many findings in a large file cost one pass over it.
///
/// Counts as `SourceFile.position(at:)` does.
package struct LineIndex {
    private let file: SourceFile
    private let starts: [Int]
    private let markLength: Int

    package init(_ file: SourceFile) {
        self.file = file
        markLength = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        starts = file.bytes.withUnsafeBytes(Self.starts)
    }

    private static func starts(of lines: UnsafeRawBufferPointer) -> [Int] {
        var starts = [0]
        let feed = UInt8(ascii: "\n")
        let hasReturns = offset(of: UInt8(ascii: "\r"), in: lines, from: 0) != nil
        var next = 0
        while !hasReturns, let end = offset(of: feed, in: lines, from: next) {
            next = end + 1
            starts.append(next)
        }
        while hasReturns, next < lines.count {
            let byte = lines[next]
            next += 1
            if byte == UInt8(ascii: "\r"), next < lines.count, lines[next] == feed { next += 1 }
            if byte == feed || byte == UInt8(ascii: "\r") { starts.append(next) }
        }
        return starts
    }

    private static func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
    }

    /// The line of an offset, counted from 1.
    func line(at offset: Int) -> Int {
        max(starts.partitioningIndex { $0 > offset }, 1)
    }

    func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), file.bytes.count)
        let line = line(at: offset)
        let hidden = line == 1 && offset >= markLength ? markLength : 0
        return Position(line: line, column: offset - starts[line - 1] - hidden + 1)
    }

    /// The bytes of a line, counted from 1, without its line break and without a byte-order mark.
    package func offsets(ofLine line: Int) -> Range<Int> {
        let index = min(max(line, 1), starts.count) - 1
        let start = index == 0 ? markLength : starts[index]
        var end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
        while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<max(start, end)
    }
}

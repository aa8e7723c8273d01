/// A source line, or the part of it around a range, and the columns that the range takes.
struct DisplayLine {
    private(set) var text = ""
    /// The columns of the range, from 0; never empty, so that there is something to point at.
    private(set) var marked = 0..<1

    /// Wider lines are cut around the range.
    static let columnLimit = 100
    private static let columnsBefore = 24
    /// How far around the range bytes are looked at: a line may be as long as a file.
    private static let bytesBefore = 400
    private static let bytesAfter = 1200
    private static let ellipsis = "…"

    /// - Parameters:
    ///   - line: The offsets of the line, without its line break.
    ///   - range: The offsets to mark, of which the part inside the line counts.
    init(_ bytes: [UInt8], line: Range<Int>, marking range: Range<Int>) {
        let lower = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let upper = min(max(range.upperBound, lower), line.upperBound)
        if Self.isPlain(bytes[line]) {
            text = String(decoding: bytes[line], as: UTF8.self)
            let first = lower - line.lowerBound
            marked = first..<max(upper - line.lowerBound, first + 1)
            return
        }
        let window = Self.window(bytes, line, around: lower)
        let cells = DisplayCell.cells(of: bytes[window])
        let width = cells.reduce(0) { $0 + $1.width }
        let firstMarked = cells.firstIndex { $0.bytes.upperBound > lower } ?? cells.count

        let isCutBefore = window.lowerBound > line.lowerBound
        var shown = cells[...]
        if isCutBefore || width > Self.columnLimit {
            var column = 0
            var first = firstMarked
            while first > 0, column < Self.columnsBefore {
                first -= 1
                column += cells[first].width
            }
            shown = cells[first...]
        }
        if shown.startIndex > 0 || isCutBefore { text = Self.ellipsis }
        var column = DisplayWidth.columns(of: text)
        var marks: Range<Int>?
        var isCutAfter = window.upperBound < line.upperBound
        for (index, cell) in zip(shown.indices, shown) {
            guard column + cell.width <= Self.columnLimit else {
                isCutAfter = true
                break
            }
            text += cell.text
            let isMarked = index >= firstMarked && (cell.bytes.lowerBound < upper || index == firstMarked)
            if isMarked { marks = (marks?.lowerBound ?? column)..<(column + max(cell.width, 1)) }
            column += cell.width
        }
        if isCutAfter { text += Self.ellipsis }
        marked = marks ?? column..<(column + 1)
    }

    /// Whether all of a line fits, a column for each byte, as nearly always.
    private static func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
        line.count <= columnLimit && line.allSatisfy { 0x20..<0x7F ~= $0 }
    }

    private static func window(_ bytes: [UInt8], _ line: Range<Int>, around offset: Int) -> Range<Int> {
        var lower = max(line.lowerBound, offset - bytesBefore)
        var upper = min(line.upperBound, offset + bytesAfter)
        // Not into the middle of a character, as long as it is one.
        func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
        for _ in 0..<3 where lower > line.lowerBound && isContinuation(lower) { lower -= 1 }
        for _ in 0..<3 where upper < line.upperBound && isContinuation(upper) { upper += 1 }
        return lower..<upper
    }
}

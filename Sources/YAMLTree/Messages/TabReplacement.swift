import ScreenSpecDiagnostics

/// What takes the place of a tab: one space between words, and in an indentation as many as the lines around it need.
struct TabReplacement {
    private let source: UnsafeBufferPointer<UInt8>
    private let file: FileID

    init(_ source: UnsafeBufferPointer<UInt8>, of file: FileID) {
        self.source = source
        self.file = file
    }

    /// `nil` where nobody can tell how far the line is to be indented.
    func fix(for tabs: Range<Int>) -> Diagnostic.Fix? {
        let start = source.startOfLine(at: tabs.lowerBound)
        guard source[start..<tabs.lowerBound].allSatisfy(Self.isBlank) else {
            return Diagnostic.Fix("Replace with a space", at: range(tabs), with: " ")
        }
        guard let width = indentation(ofLineAt: start) else { return nil }
        let blanks = start..<endOfBlanks(from: start)
        return Diagnostic.Fix("Indent with spaces", at: range(blanks), with: String(repeating: " ", count: width))
    }

    /// As far as the line below, where that stands below the same key as this one, or beside the line above.
    private func indentation(ofLineAt start: Int) -> Int? {
        guard let above = line(before: start), let width = above.width else { return nil }
        guard let below = line(after: start) else { return above.opens ? nil : width }
        guard let other = below.width else { return nil }
        return above.opens ? (other > width ? other : nil) : (other == width ? width : nil)
    }

    /// A line with text: how far spaces indent it, and whether something may stand below it.
    private struct Line {
        /// `nil` where tabs indent it.
        let width: Int?
        let opens: Bool
    }

    private func line(before start: Int) -> Line? {
        var start = start
        while start > 0 {
            start = source.startOfLine(at: start - 1)
            if let line = line(at: start) { return line }
        }
        return nil
    }

    private func line(after start: Int) -> Line? {
        var start = source.endOfLine(from: start)
        while start < source.count {
            start += 1
            if let line = line(at: start) { return line }
            start = source.endOfLine(from: start)
        }
        return nil
    }

    /// `nil` for a line that is empty or a comment.
    private func line(at start: Int) -> Line? {
        let end = source.endOfLine(from: start)
        let first = min(endOfBlanks(from: start), end)
        guard first < end, source[first] != UInt8(ascii: "#"), source[first] != UInt8(ascii: "\r") else { return nil }
        let last = source[first..<end].last { !Self.isBlank($0) && $0 != UInt8(ascii: "\r") }
        let opens = last.map { ":|>-+,{[".utf8.contains($0) } ?? false
        let isIndentedBySpaces = source[start..<first].allSatisfy { $0 == UInt8(ascii: " ") }
        return Line(width: isIndentedBySpaces ? first - start : nil, opens: opens)
    }

    private func endOfBlanks(from start: Int) -> Int {
        var end = start
        while end < source.count, Self.isBlank(source[end]) { end += 1 }
        return end
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(file: file, lower: offsets.lowerBound, upper: offsets.upperBound)
    }
}

import ScreenSpecDiagnostics

/// The lines of a file that a range covers, with the range underlined.
struct Excerpt {
    private let file: SourceFile
    private let index: LineIndex
    private let offsets: Range<Int>
    private let firstLine: Int
    let lastLine: Int

    /// Longer stretches show their first and last lines only.
    private static let lineLimit = 6

    init(_ file: SourceFile, _ index: LineIndex, _ range: SourceRange) {
        self.file = file
        self.index = index
        let lower = min(Int(range.lower), file.bytes.count)
        var upper = min(Int(range.upper), file.bytes.count)
        // A range that takes in the end of its line would otherwise seem to reach into the next one.
        while upper > lower, Self.isBlank(file.bytes[upper - 1]) { upper -= 1 }
        offsets = lower..<max(lower, upper)
        firstLine = index.line(at: lower)
        lastLine = max(firstLine, index.line(at: max(lower, upper - 1)))
    }

    /// The lines as text: gutter, source and underlines.
    func text(gutter: Int, mark: Character, role: TerminalStyle.Role, style: TerminalStyle) -> String {
        let frame = Frame(gutter: gutter, style: style)
        return frame.empty
            + (firstLine == lastLine
                ? singleLine(frame, mark: mark, role: role) : manyLines(frame, mark: mark, role: role))
    }

    private func singleLine(_ frame: Frame, mark: Character, role: TerminalStyle.Role) -> String {
        let line = display(firstLine)
        return frame.line(firstLine, line.text)
            + frame.note(spaces(line.marked.lowerBound), Self.underline(line.marked.count, mark), role)
    }

    /// A bar at the left spans the lines, from the first character to the mark under the last one.
    private func manyLines(_ frame: Frame, mark: Character, role: TerminalStyle.Role) -> String {
        let bar = frame.style(role, "|")
        let first = display(firstLine)
        let last = display(lastLine)
        var text = frame.line(firstLine, "  " + first.text)
        text += frame.note(" ", String(repeating: "_", count: first.marked.lowerBound + 1) + String(mark), role)
        var isCut = false
        for line in (firstLine + 1)..<lastLine {
            let isShown = lastLine - firstLine < Self.lineLimit || line < firstLine + 3 || line == lastLine - 1
            if isShown {
                text += frame.line(line, bar + " " + display(line).text)
            } else if !isCut {
                text += frame.line(nil, bar + " …")
                isCut = true
            }
        }
        text += frame.line(lastLine, bar + " " + last.text)
        return text
            + frame.note("", "|" + String(repeating: "_", count: last.marked.upperBound) + String(mark), role)
    }

    private func display(_ line: Int) -> DisplayLine {
        let offsets = index.offsets(ofLine: line)
        // Of a line in the middle only the start matters: that is where it may be cut.
        return DisplayLine(file.bytes, line: offsets, marking: self.offsets.clamped(to: offsets))
    }

    private func spaces(_ count: Int) -> String {
        String(" ", times: count)
    }

    private static func underline(_ width: Int, _ mark: Character) -> String {
        String(mark) + String("~", times: width - 1)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: " ")
            || byte == UInt8(ascii: "\t")
    }
}

/// The left edge of excerpts: line numbers and a bar.
struct Frame {
    let gutter: Int
    let style: TerminalStyle

    /// ` 12 | text`.
    func line(_ number: Int?, _ text: String) -> String {
        let digits = number.map(String.init) ?? ""
        let edge = String(" ", times: gutter - digits.utf8.count) + digits + " |"
        return style(.frame, edge) + (text.isEmpty ? "" : " " + text) + "\n"
    }

    /// A line without a number, of which only the mark is coloured.
    func note(_ indentation: String, _ mark: String, _ role: TerminalStyle.Role) -> String {
        line(nil, indentation + style(role, mark))
    }

    var empty: String {
        line(nil, "")
    }

    /// `  --> path:line:column`.
    func arrow(_ place: String) -> String {
        String(" ", times: gutter) + style(.frame, "-->") + " " + place + "\n"
    }
}

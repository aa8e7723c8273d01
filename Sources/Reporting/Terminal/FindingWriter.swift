import ScreenSpecDiagnostics

/// Findings for people, one after the other.
struct FindingWriter {
    private let style: TerminalStyle
    private var places: Places

    init(_ files: SourceFiles, style: TerminalStyle) {
        self.style = style
        places = Places(files)
    }

    mutating func text(of finding: Diagnostic) -> String {
        let role: TerminalStyle.Role = finding.severity == .error ? .error : .warning
        let frame = Frame(gutter: gutter(of: finding), style: style)
        var text =
            style(role, "\(finding.severity.rawValue)[\(VisibleText.line(finding.rule.text))]")
            + style(.message, ": " + VisibleText.line(finding.message)) + "\n"
        text += excerpt(finding.range, mark: "^", role, frame)
        for help in finding.help where !finding.fixes.contains(where: { $0.title.asSentence == help }) {
            text += style(.help, "help") + ": " + VisibleText.line(help) + "\n"
        }
        for note in finding.notes {
            let lines = VisibleText.lines(note.message)
            text += style(.note, "note") + ": " + (lines.first ?? "") + "\n"
            for line in lines.dropFirst() { text += "  " + colored(line) + "\n" }
            text += excerpt(note.range, mark: "~", .note, frame)
        }
        for fix in finding.fixes {
            text += style(.help, "help") + ": " + VisibleText.line(fix.title) + "\n"
            text += preview(fix, of: finding, frame)
        }
        return text
    }

    private mutating func excerpt(
        _ range: SourceRange?,
        mark: Character,
        _ role: TerminalStyle.Role,
        _ frame: Frame
    ) -> String {
        guard let range, let place = places.place(of: range) else { return "" }
        let arrow = frame.arrow(
            "\(VisibleText.line(place.path)):\(place.position.line):\(place.position.column)"
        )
        // Of an empty file there is nothing to show.
        guard let excerpt = excerpt(range), places.files[range.file]?.bytes.isEmpty == false else { return arrow }
        return arrow + excerpt.text(gutter: frame.gutter, mark: mark, role: role, style: style)
    }

    private mutating func excerpt(_ range: SourceRange) -> Excerpt? {
        guard let file = places.files[range.file], let index = places.index(of: range.file) else { return nil }
        return Excerpt(file, index, range)
    }

    /// The lines after the fix, with their place where it is in another file than the finding.
    private mutating func preview(_ fix: Diagnostic.Fix, of finding: Diagnostic, _ frame: Frame) -> String {
        var text = ""
        var shown = finding.range?.file
        for preview in FixPreview.previews(of: fix, in: &places) {
            if preview.file.id != shown, let place = places.place(of: preview.edits.first?.range) {
                text += frame.arrow("\(VisibleText.line(place.path)):\(place.position.line):\(place.position.column)")
            }
            shown = preview.file.id
            text += preview.text(frame)
        }
        return text
    }

    /// Wide enough for every line number of a finding, so that its parts stand under one another.
    private mutating func gutter(of finding: Diagnostic) -> Int {
        let ranges =
            [finding.range] + finding.notes.map(\.range) + finding.fixes.flatMap(\.edits).map { Optional($0.range) }
        let lines = ranges.compactMap { range in range.flatMap { excerpt($0)?.lastLine } }
        return String(lines.max() ?? 1).count + 1
    }

    /// Notes may hold a difference.
    private func colored(_ line: String) -> String {
        if line.hasPrefix("-") { return style(.removed, line) }
        if line.hasPrefix("+") { return style(.inserted, line) }
        return line
    }
}

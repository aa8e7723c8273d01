/// The findings of a run in as many lines as somebody reads: errors before warnings, those of one rule together, and of each rule
/// the first classes, a line for each member.
///
/// Rules with few findings come first, since a thousand alike would hide them. A rule that finds no room is in the table only.
struct Overview {
    private let report: Report
    private let lineLimit: Int
    private let style: TerminalStyle

    /// - Parameter lineLimit: How many lines the text may have.
    init(_ report: Report, lineLimit: Int, style: TerminalStyle) {
        self.report = report
        self.lineLimit = lineLimit
        self.style = style
    }

    var text: String {
        let sections = OverviewSection.sections(of: report)
        var places = Places(report.files)
        var lines: [String] = []
        for (number, section) in sections.enumerated() {
            // What those before have left over is for those behind.
            let share = (lineLimit - lines.count) / (sections.count - number)
            guard let text = section.lines(atMost: share - 1, &places, style) else { continue }
            lines += text + [""]
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

import ScreenSpecDiagnostics

extension ReportForm {
    /// For people: the source line with the range underlined, notes, and how each suggested fix would look; of more findings than
    /// anybody reads at once, an overview.
    package static let terminal = ReportForm(
        name: "terminal",
        summary: "with source lines, for people",
        givesWay: true,
        summarise: FindingSummary.terminal
    ) { report, isColored in
        TerminalReport(report, style: TerminalStyle(isColored: isColored)).text
    }
}

private struct TerminalReport: Sendable {
    private let report: Report
    private let style: TerminalStyle

    /// Longer reports are an overview, unless all is asked for.
    private static let lineLimit = 120
    /// A finding takes three lines at least, the empty one behind it among them.
    private static let fewestLines = 3

    init(_ report: Report, style: TerminalStyle) {
        self.report = report
        self.style = style
    }

    var text: String {
        let remarks = report.remarks.map { VisibleText.line($0) + "\n" }
        guard !report.findings.isEmpty else {
            return (remarks + (specs + baseline).map { $0 + "\n" }).joined()
        }
        let start = remarks.joined() + (remarks.isEmpty ? "" : "\n")
        if report.extent == .everything || report.findings.count * Self.fewestLines <= Self.lineLimit {
            let whole = start + texts.joined() + ending(tableRows: report.findings.count < Self.manyFindings ? 0 : .max)
            if report.extent == .everything || whole.count(where: \.isNewline) <= Self.lineLimit { return whole }
        }
        let ending = ending(tableRows: Self.tableRows)
        let room = Self.lineLimit - (start + ending).count(where: \.isNewline)
        return start + Overview(report, lineLimit: room, style: style).text + ending
    }

    /// Those of the findings.
    private var texts: [String] {
        report.jobs.flatMap(chunksOf: Array(report.findings), count: 64) { findings in
            var writer = FindingWriter(report.files, style: style)
            return findings.map { writer.text(of: $0) + "\n" }
        }
    }

    // MARK: The end

    /// As many as nobody keeps in mind.
    private static let manyFindings = 20
    private static let tableRows = 20

    /// Counts, and what to do next.
    private func ending(tableRows: Int) -> String {
        var lines = tableRows == 0 ? [] : SummaryTable(FindingSummary(report), rowLimit: tableRows).lines + [""]
        lines += specs
        lines.append(([report.summary] + [report.baseline?.summary].compactMap(\.self)).joined(separator: "; "))
        if !report.advice.isEmpty { lines += [""] + report.advice }
        return lines.map { $0 + "\n" }.joined()
    }

    private var specs: [String] {
        report.specs.map { ["Specs: \($0.summary)."] } ?? []
    }

    private var baseline: [String] {
        report.baseline.map { [$0.summary.asSentence] } ?? []
    }
}

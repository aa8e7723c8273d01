import ScreenSpecDiagnostics

extension ReportForm {
    /// For a comment on a pull request: a table of rules, then the findings of each, as many as a comment may hold.
    package static let markdown = ReportForm(
        name: "markdown",
        summary: "a comment for a pull request",
        summarise: FindingSummary.markdown
    ) { report, _ in
        var writer = MarkdownReportWriter(report)
        return writer.text()
    }
}

private struct MarkdownReportWriter {
    private let report: Report
    private var places: Places

    /// GitHub refuses comments above 65,536 characters.
    private static let lengthLimit = 60_000

    private struct Group {
        let rule: RuleID
        let severity: Severity
        var findings: [Diagnostic] = []
    }

    init(_ report: Report) {
        self.report = report
        places = Places(report.files)
    }

    mutating func text() -> String {
        let summary = report.findings.isEmpty ? "no findings" : report.summary
        var text = "### ScreenSpec: \(summary)\n"
        if let specs = report.specs { text += "\nSpecs: \(MarkdownText.line(specs.summary)).\n" }
        if let baseline = report.baseline { text += "\n\(MarkdownText.line(baseline.summary.asSentence))\n" }
        let groups = groups()
        guard !groups.isEmpty else { return text }
        text += "\n| rule | severity | findings |\n|---|---|---:|\n"
        for group in groups {
            text += "| \(MarkdownText.cell(group.rule.text)) | \(group.severity.rawValue) | \(group.findings.count) |\n"
        }
        var leftOut = 0
        for group in groups { append(group, to: &text, leavingOut: &leftOut) }
        if leftOut > 0 { text += "\n… and \(leftOut) more.\n" }
        return text
    }

    /// By severity, errors first, then by rule.
    private func groups() -> [Group] {
        Severity.allCases.flatMap { severity in
            Dictionary(grouping: report.findings.filter { $0.severity == severity }, by: \.rule)
                .map { Group(rule: $0, severity: severity, findings: $1) }
                .sorted { $0.rule.text < $1.rule.text }
        }
    }

    private mutating func append(_ group: Group, to text: inout String, leavingOut leftOut: inout Int) {
        let purpose =
            report.policy.registry.description(group.rule).map { "\n\(MarkdownText.line($0.purpose))\n" } ?? ""
        var section = "\n#### \(MarkdownText.code(group.rule.text)), \(group.severity.rawValue)\n\(purpose)\n"
        var isEmpty = true
        for finding in group.findings {
            let item = item(finding)
            guard text.utf8.count + section.utf8.count + item.utf8.count <= Self.lengthLimit else {
                leftOut += 1
                continue
            }
            section += item
            isEmpty = false
        }
        if !isEmpty { text += section }
    }

    private mutating func item(_ finding: Diagnostic) -> String {
        var item = "- "
        if let place = places.place(of: finding.range) {
            item += MarkdownText.code("\(report.repositoryPath(place.path)):\(place.position.line)") + " "
        }
        item += MarkdownText.line(finding.messageWithHelp) + "\n"
        for note in finding.notes {
            item += "  - "
            if let place = places.place(of: note.range) {
                item += MarkdownText.code("\(report.repositoryPath(place.path)):\(place.position.line)") + " "
            }
            item += MarkdownText.line(note.message.prefix { $0 != "\n" }) + "\n"
        }
        return item
    }
}

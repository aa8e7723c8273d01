import ScreenSpecDiagnostics

extension ReportForm {
    /// GitHub's workflow commands: each finding becomes an annotation beside its line in a pull request.
    ///
    /// Paths are those of the repository, as GitHub shows files.
    package static let github = ReportForm(
        name: "github",
        summary: "annotations for GitHub Actions"
    ) { report, _ in
        var places = Places(report.files)
        var text = ""
        for finding in report.findings {
            var properties: [(name: String, value: String)] = []
            if let region = places.region(of: finding.range) {
                properties.append(("file", report.repositoryPath(region.path)))
                properties.append(("line", String(region.start.line)))
                properties.append(("endLine", String(region.end.line)))
                // GitHub takes columns only where they are of one line, and an end that is the last column itself.
                if region.start.line == region.end.line {
                    properties.append(("col", String(region.start.utf16Column)))
                    properties.append(("endColumn", String(max(region.start.utf16Column, region.end.utf16Column - 1))))
                }
            }
            properties.append(("title", finding.rule.text))
            var lines = [VisibleText.line(finding.messageWithHelp)]
            for note in finding.notes {
                let first = VisibleText.line(note.message.prefix { $0 != "\n" })
                if let place = places.place(of: note.range) {
                    let path = VisibleText.line(report.repositoryPath(place.path))
                    lines.append("\(path):\(place.position.line): \(first)")
                } else {
                    lines.append(first)
                }
            }
            let written = properties.map { "\($0.name)=\(WorkflowCommand.property($0.value))" }
            let message = WorkflowCommand.message(lines.joined(separator: "\n"))
            text += "::\(finding.severity.rawValue) \(written.joined(separator: ","))::\(message)\n"
        }
        return text
    }
}

/// How GitHub's runner wants what is written into a command.
private enum WorkflowCommand {
    static func message(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    static func property(_ text: String) -> String {
        message(VisibleText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

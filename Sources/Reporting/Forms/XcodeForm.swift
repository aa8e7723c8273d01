import ScreenSpecDiagnostics
import ScreenSpecFileSystem

extension ReportForm {
    /// `path:line:column: error: message [rule]`, one line for each finding: what Xcode, its build phases and editors
    /// understand. Paths are absolute, since a build log's reader does not know the folder.
    package static let xcode = ReportForm(
        name: "xcode",
        summary: "a line for each finding, for Xcode and editors",
        givesWay: true
    ) { report, _ in
        var places = Places(report.files)
        var text = ""
        func append(_ range: SourceRange?, _ kind: String, _ message: String) {
            if let (path, position) = places.place(of: range) {
                let absolute = VisibleText.line(Paths.join(report.folder, path))
                text += "\(absolute):\(position.line):\(position.column): "
            }
            text += "\(kind): \(VisibleText.line(message))\n"
        }
        for finding in report.findings {
            append(finding.range, finding.severity.rawValue, "\(finding.messageWithHelp) [\(finding.rule.text)]")
            for note in finding.notes {
                // Such a line has no second one: a difference shows in the other forms.
                append(note.range ?? finding.range, "note", String(note.message.prefix { $0 != "\n" }))
            }
            for fix in finding.fixes where !finding.help.contains(fix.title.asSentence) {
                append(fix.edits.first?.range ?? finding.range, "note", fix.title)
            }
        }
        return text
    }
}

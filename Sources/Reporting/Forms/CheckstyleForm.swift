import ScreenSpecDiagnostics

extension ReportForm {
    /// Checkstyle's XML, which Jenkins, Danger and reviewdog read: findings by file.
    package static let checkstyle = ReportForm(
        name: "checkstyle",
        summary: "Checkstyle's XML, for Jenkins, Danger and reviewdog"
    ) { report, _ in
        var places = Places(report.files)
        var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
        var openFile: String?
        for finding in report.findings {
            let region = places.region(of: finding.range)
            // What belongs to no file is about the project's folder.
            let file = region?.path ?? "."
            if openFile != file {
                if openFile != nil { text += "  </file>\n" }
                text += "  <file\(XMLText.attributes(["name": file]))>\n"
                openFile = file
            }
            let attributes = XMLText.attributes([
                "line": String(region?.start.line ?? 1),
                "column": String(region?.start.utf16Column ?? 1),
                "severity": finding.severity.rawValue,
                "message": finding.messageWithHelp,
                "source": "screenspec.\(finding.rule.text)",
            ])
            text += "    <error\(attributes)/>\n"
        }
        if openFile != nil { text += "  </file>\n" }
        return text + "</checkstyle>\n"
    }
}

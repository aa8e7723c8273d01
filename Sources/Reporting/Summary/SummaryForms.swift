import ScreenSpecDiagnostics

/// The summary alone, as `check --summary` prints it.
extension FindingSummary {
    static func terminal(_ report: Report) -> String {
        guard !report.findings.isEmpty else { return "No findings.\n" }
        return (SummaryTable(FindingSummary(report)).lines + ["", report.summary]).map { $0 + "\n" }.joined()
    }

    static func markdown(_ report: Report) -> String {
        guard !report.findings.isEmpty else { return "No findings.\n" }
        let summary = FindingSummary(report)
        func table(_ label: String, _ rows: [Row]) -> String {
            "| \(label) | errors | warnings | fixable |\n|---|---:|---:|---:|\n"
                + rows.map {
                    "| \(MarkdownText.cell($0.name)) | \($0.errors) | \($0.warnings) | \($0.fixable) |\n"
                }.joined()
        }
        return "\(table("rule", summary.rules))\n\(table("folder", summary.folders))\n\(report.summary)\n"
    }

    /// ```json
    /// {
    ///   "format": "screenspec-summary",
    ///   "version": 1,
    ///   "errors": 1,
    ///   "warnings": 0,
    ///   "fixable": 1,
    ///   "rules": [{"name": "weak-delegate", "errors": 1, "warnings": 0, "fixable": 1}],
    ///   "folders": [{"name": "Sources/Login", "errors": 1, "warnings": 0, "fixable": 1}]
    /// }
    /// ```
    ///
    /// `fixable` counts what `check --fix` mends. Findings without a place are in no folder.
    static func json(_ report: Report) -> String {
        let summary = FindingSummary(report)
        func rows(_ rows: [Row]) -> JSON {
            .array(
                rows.map {
                    [
                        "name": .string($0.name),
                        "errors": .integer($0.errors),
                        "warnings": .integer($0.warnings),
                        "fixable": .integer($0.fixable),
                    ]
                }
            )
        }
        let document: JSON = [
            "format": "screenspec-summary",
            "version": 1,
            "errors": .integer(summary.total.errors),
            "warnings": .integer(summary.total.warnings),
            "fixable": .integer(summary.total.fixable),
            "rules": rows(summary.rules),
            "folders": rows(summary.folders),
        ]
        return document.text() + "\n"
    }
}

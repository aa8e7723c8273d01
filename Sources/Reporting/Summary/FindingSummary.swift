import ScreenSpecDiagnostics

/// How many findings a run has, by rule and by folder.
struct FindingSummary: Sendable {
    /// Those that share a rule, or lie in one folder.
    struct Row: Sendable {
        let name: String
        fileprivate(set) var errors = 0
        fileprivate(set) var warnings = 0
        /// Those that `check --fix` mends.
        fileprivate(set) var fixable = 0

        fileprivate mutating func add(_ finding: Diagnostic) {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            }
            if finding.fixes.contains(where: \.isSafe) { fixable += 1 }
        }
    }

    /// Those with most errors first, then those with most warnings.
    let rules: [Row]
    let folders: [Row]
    private(set) var total = Row(name: "in all")

    init(_ report: Report) {
        rules = Self.rows(report.findings) { $0.rule.text }
        let folders = FolderGrouping(report.findings.compactMap { $0.range.flatMap(report.files.path) })
        self.folders = Self.rows(report.findings) { finding in
            finding.range.flatMap(report.files.path).map(folders.folder)
        }
        for finding in report.findings { total.add(finding) }
    }

    private static func rows(_ findings: Findings, by name: (Diagnostic) -> String?) -> [Row] {
        var rows: [String: Row] = [:]
        for finding in findings {
            guard let name = name(finding) else { continue }
            rows[name, default: Row(name: name)].add(finding)
        }
        return rows.values.sorted { ($1.errors, $1.warnings, $0.name) < ($0.errors, $0.warnings, $1.name) }
    }
}

import SourceText

/// What a run found, with all that a form needs to show it.
package struct Report: Sendable {
    package var findings: Findings
    package var files: SourceFiles
    /// The absolute folder that paths in `files` start from, for forms whose readers do not know it.
    package var folder: String

    package init(_ findings: Findings, in files: SourceFiles, folder: String) {
        self.findings = findings
        self.files = files
        self.folder = folder
    }

    /// `2 errors, 1 warning`.
    package var summary: String {
        Severity.allCases.compactMap { severity in
            let count = findings.count(of: severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}

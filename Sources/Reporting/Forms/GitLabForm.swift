import ScreenSpecDiagnostics
import ScreenSpecFileSystem

extension ReportForm {
    /// GitLab's code quality report, which a merge request shows. Paths are those of the repository.
    package static let gitlab = ReportForm(
        name: "gitlab",
        summary: "code quality for GitLab"
    ) { report, _ in
        var places = Places(report.files)
        let issues = zip(report.findings, report.keys).map { finding, key -> JSON in
            let region = places.region(of: finding.range)
            return [
                "description": .string(finding.messageWithHelp),
                "check_name": .string(finding.rule.text),
                "fingerprint": .string(ContentHash(Array(key.text.utf8)).text),
                "severity": finding.severity == .error ? "major" : "minor",
                "location": [
                    // Every issue has to lie in a file; what belongs to none is about the repository.
                    "path": .string(region.map { report.repositoryPath($0.path) } ?? "."),
                    "lines": [
                        "begin": .integer(region?.start.line ?? 1), "end": .integer(region?.end.line ?? 1),
                    ],
                ],
            ]
        }
        return JSON.array(issues).text() + "\n"
    }
}

import SourceText

extension ReportForm {
    /// For programs: one JSON object.
    ///
    /// ```json
    /// {
    ///   "format": "screenspec-findings",
    ///   "version": 2,
    ///   "errors": 1,
    ///   "warnings": 0,
    ///   "findings": [
    ///     {
    ///       "rule": "unknown-type",
    ///       "severity": "error",
    ///       "message": "There is no type 'Strin'; did you mean 'String'?",
    ///       "place": {
    ///         "path": "Specs/Login.screen.yaml",
    ///         "start": {"line": 12, "column": 9, "offset": 140},
    ///         "end": {"line": 12, "column": 14, "offset": 145}
    ///       },
    ///       "subject": {"owner": "Login", "member": "viewModel.name"},
    ///       "notes": [{"message": "…", "place": {}}],
    ///       "fixes": [
    ///         {
    ///           "title": "Replace with 'String'",
    ///           "isSafe": false,
    ///           "edits": [{"replacement": "String", "place": {}}]
    ///         }
    ///       ]
    ///     }
    ///   ]
    /// }
    /// ```
    ///
    /// `severity` is `error` or `warning`. Lines and columns count from 1, columns and offsets in UTF-8 bytes, and an
    /// end is the place after the last byte. `place` is missing where a finding or note belongs to no file; `member`
    /// where a finding is about the whole of its owner; an empty `owner` is the project. `notes` and `fixes` are
    /// always there. Findings are sorted: those without a place first, then by path and offset.
    ///
    /// `version` rises when a member changes its meaning or goes away; new members may come without that.
    package static let json = ReportForm(
        name: "json",
        summary: "for programs",
        stream: .output
    ) { report, _ in
        var writer = JSONReportWriter(places: Places(report.files))
        let findings = report.findings.map { writer.json(of: $0) }
        let document: JSON = [
            "format": "screenspec-findings",
            "version": 2,
            "errors": .integer(report.findings.count(of: .error)),
            "warnings": .integer(report.findings.count(of: .warning)),
            "findings": .array(findings),
        ]
        return document.text() + "\n"
    }
}

private struct JSONReportWriter {
    var places: Places

    mutating func json(of finding: Diagnostic) -> JSON {
        .object([
            "rule": .string(finding.rule.text),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "place": place(of: finding.range),
            "subject": .object([
                "owner": .string(finding.subject.owner),
                "member": finding.subject.member.map(JSON.string),
            ]),
            "notes": .array(
                finding.notes.map { .object(["message": .string($0.message), "place": place(of: $0.range)]) }
            ),
            "fixes": .array(
                finding.fixes.map { fix in
                    .object([
                        "title": .string(fix.title),
                        "isSafe": .boolean(fix.isSafe),
                        "edits": .array(
                            fix.edits.map {
                                .object([
                                    "replacement": .string($0.replacement),
                                    "place": place(of: $0.range),
                                ])
                            }
                        ),
                    ])
                }
            ),
        ])
    }

    private mutating func place(of range: SourceRange?) -> JSON? {
        guard let range, let path = places.files.path(of: range), let index = places.index(of: range.file) else {
            return nil
        }
        return [
            "path": .string(path),
            "start": Self.json(of: index.position(at: Int(range.lower)), offset: range.lower),
            "end": Self.json(of: index.position(at: Int(range.upper)), offset: range.upper),
        ]
    }

    private static func json(of position: Position, offset: UInt32) -> JSON {
        ["line": .integer(position.line), "column": .integer(position.column), "offset": .integer(Int(offset))]
    }
}

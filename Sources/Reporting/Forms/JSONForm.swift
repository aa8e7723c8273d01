import ScreenSpecDiagnostics
import ScreenSpecFileSystem

extension ReportForm {
    /// For programs: one JSON object, from which every other form can be made.
    ///
    /// ```json
    /// {
    ///   "format": "screenspec-findings",
    ///   "version": 2,
    ///   "folder": "Apps/Shop",
    ///   "errors": 1,
    ///   "warnings": 0,
    ///   "isStrict": false,
    ///   "baseline": {"known": 12, "fixed": 0, "new": 1},
    ///   "specs": {"screens": 30, "screensWithSpec": 12, "viewsWithSpec": 5, "specsWithoutCode": 1},
    ///   "rules": [
    ///     {
    ///       "id": "unknown-type",
    ///       "severity": "error",
    ///       "defaultSeverity": "error",
    ///       "category": "language",
    ///       "isConfigurable": true,
    ///       "purpose": "Every type is known.",
    ///       "why": "…",
    ///       "text": "…",
    ///       "help": "…"
    ///     }
    ///   ],
    ///   "findings": [
    ///     {
    ///       "rule": "unknown-type",
    ///       "severity": "error",
    ///       "message": "There is no type 'Strin'.",
    ///       "help": ["Did you mean 'String'?"],
    ///       "place": {
    ///         "path": "Specs/Login.screen.yaml",
    ///         "start": {"line": 12, "column": 9, "utf16Column": 9, "offset": 140},
    ///         "end": {"line": 12, "column": 14, "utf16Column": 14, "offset": 145}
    ///       },
    ///       "subject": {"owner": "Login", "member": "viewModel.name"},
    ///       "key": "unknown-type Login viewModel.name",
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
    /// `severity` is `error` or `warning`, and of a rule also `off`. Lines and columns count from 1, `column` and
    /// `offset` in UTF-8 bytes and `utf16Column` in units of UTF-16, and an end is the place after the last byte. Paths
    /// start from the project's folder, and `folder` is that folder as seen from the repository: `.` where it is the
    /// repository's own, or lies in none. `message` says what is wrong, and `help`, a list of sentences, what to do; it is missing
    /// where there is none. `place` is missing where a finding or note belongs to no file; `member` where a
    /// finding is about the whole of its owner; `baseline` where none was asked for, and `specs` where the run read
    /// no specs or no code; an empty `owner` is the project. Of `specs`, `screens` are all that the code has. `notes` and
    /// `fixes` are always there. `key` is the finding's entry in a baseline. Findings are sorted: those without a place
    /// first, then by file and offset. `rules` holds all rules of the run in the order of their ids; those that found
    /// something have `why`, `text`, which is what `explain` prints, and `help`, the same as Markdown. `defaultSeverity` is
    /// the severity unless the project says otherwise.
    ///
    /// `version` rises when a member changes its meaning or goes away; new members may come without that.
    package static let json = ReportForm(
        name: "json",
        summary: "for programs; all other forms can be made from it",
        summarise: FindingSummary.json
    ) { report, _ in
        var writer = JSONReportWriter(places: Places(report.files))
        var findings: [JSON] = []
        for (finding, key) in zip(report.findings, report.keys) { findings.append(writer.json(of: finding, key)) }
        let document: JSON = .object([
            "format": "screenspec-findings",
            "version": 2,
            "folder": .string(report.repository.map { Paths.relative(report.folder, to: $0) } ?? "."),
            "errors": .integer(report.findings.count(of: .error)),
            "warnings": .integer(report.findings.count(of: .warning)),
            "isStrict": .boolean(report.isStrict),
            "baseline": report.baseline.map {
                ["known": .integer($0.known), "fixed": .integer($0.fixed), "new": .integer($0.new)]
            },
            "specs": report.specs.map {
                [
                    "screens": .integer($0.screens),
                    "screensWithSpec": .integer($0.screensWithSpec),
                    "viewsWithSpec": .integer($0.viewsWithSpec),
                    "specsWithoutCode": .integer($0.specsWithoutCode),
                ]
            },
            "rules": .array(rules(of: report)),
            "findings": .array(findings),
        ])
        return document.text() + "\n"
    }

    private static func rules(of report: Report) -> [JSON] {
        let found = Set(report.findings.map(\.rule))
        return report.policy.registry.descriptions.map { description in
            let hasFound = found.contains(description.id)
            return .object([
                "id": .string(description.id.text),
                "severity": .string(report.policy.severity(of: description)?.rawValue ?? "off"),
                "defaultSeverity": .string(description.severity?.rawValue ?? "off"),
                "category": .string(description.category.rawValue),
                "isConfigurable": .boolean(description.isConfigurable),
                "purpose": .string(description.purpose),
                "why": hasFound ? .string(description.why) : nil,
                "text": hasFound
                    ? .string(RuleText.explanation(of: description, severity: report.policy.severity(of: description)))
                    : nil,
                "help": hasFound ? .string(RuleHelp.markdown(of: description)) : nil,
            ])
        }
    }
}

private struct JSONReportWriter {
    var places: Places

    mutating func json(of finding: Diagnostic, _ key: FindingKey) -> JSON {
        var notes: [JSON] = []
        for note in finding.notes {
            notes.append(.object(["message": .string(note.message), "place": place(of: note.range)]))
        }
        var fixes: [JSON] = []
        for fix in finding.fixes { fixes.append(json(of: fix)) }
        return .object([
            "rule": .string(finding.rule.text),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "help": finding.help.isEmpty ? nil : .texts(finding.help),
            "place": place(of: finding.range),
            "subject": .object([
                "owner": .string(finding.subject.owner),
                "member": finding.subject.member.map(JSON.string),
            ]),
            "key": .string(key.text),
            "notes": .array(notes),
            "fixes": .array(fixes),
        ])
    }

    private mutating func json(of fix: Diagnostic.Fix) -> JSON {
        var edits: [JSON] = []
        for edit in fix.edits {
            edits.append(.object(["replacement": .string(edit.replacement), "place": place(of: edit.range)]))
        }
        return ["title": .string(fix.title), "isSafe": .boolean(fix.isSafe), "edits": .array(edits)]
    }

    private mutating func place(of range: SourceRange?) -> JSON? {
        guard let region = places.region(of: range) else { return nil }
        return [
            "path": .string(region.path),
            "start": Self.json(of: region.start),
            "end": Self.json(of: region.end),
        ]
    }

    private static func json(of point: Region.Point) -> JSON {
        [
            "line": .integer(point.line),
            "column": .integer(point.column),
            "utf16Column": .integer(point.utf16Column),
            "offset": .integer(point.offset),
        ]
    }
}

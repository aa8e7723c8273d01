import ScreenSpecDiagnostics
import ScreenSpecFileSystem

extension ReportForm {
    /// SARIF 2.1.0, which code hosts and editors read: GitHub's code scanning, Azure DevOps, VS Code.
    ///
    /// URIs are relative to the repository, or to the project's folder where it lies in none. A fingerprint is the
    /// finding's entry in a baseline.
    package static let sarif = ReportForm(
        name: "sarif",
        summary: "SARIF 2.1.0, for code scanning"
    ) { report, _ in
        var writer = SARIFWriter(report)
        return writer.log().text() + "\n"
    }
}

private struct SARIFWriter {
    private let report: Report
    private let rules: [RuleID]
    private let ruleIndices: [RuleID: Int]
    private var places: Places

    private static let root = "SRCROOT"

    init(_ report: Report) {
        self.report = report
        rules = Set(report.findings.map(\.rule)).sorted { $0.text < $1.text }
        ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        places = Places(report.files)
    }

    mutating func log() -> JSON {
        var results: [JSON] = []
        for (finding, key) in zip(report.findings, report.keys) { results.append(result(finding, key)) }
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": ["name": "ScreenSpec", "rules": .array(rules.map(descriptor))]],
                    "columnKind": "utf16CodeUnits",
                    "originalUriBaseIds": [
                        "SRCROOT": ["description": ["text": "The root of the repository that was checked."]]
                    ],
                    "results": .array(results),
                ]
            ],
        ]
    }

    private func descriptor(of id: RuleID) -> JSON {
        guard let description = report.policy.registry.description(id) else { return ["id": .string(id.text)] }
        return .object([
            "id": .string(id.text),
            "shortDescription": ["text": .string(description.purpose)],
            "fullDescription": ["text": .string(description.why)],
            "help": [
                "text": .string(
                    RuleText.explanation(of: description, severity: report.policy.severity(of: description))
                ),
                "markdown": .string(RuleHelp.markdown(of: description)),
            ],
            "defaultConfiguration": description.severity.map { ["level": .string($0.rawValue)] } ?? ["enabled": false],
            "properties": ["tags": [.string(description.category.rawValue)]],
        ])
    }

    private mutating func result(_ finding: Diagnostic, _ key: FindingKey) -> JSON {
        var related: [JSON] = []
        for note in finding.notes {
            guard var location = location(note.range) else { continue }
            location.append(JSON.Member("id", .integer(related.count)))
            location.append(JSON.Member("message", Self.message(note.message)))
            related.append(.object(location))
        }
        var fixes: [JSON] = []
        for fix in finding.fixes { fixes.append(json(of: fix)) }
        return .object([
            "ruleId": .string(finding.rule.text),
            "ruleIndex": ruleIndices[finding.rule].map(JSON.integer),
            "level": .string(finding.severity.rawValue),
            "message": Self.message(text(of: finding)),
            "locations": .array(location(finding.range).map { [.object($0)] } ?? []),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": ["screenspecKey/v1": .string(key.text)],
            "fixes": fixes.isEmpty ? nil : .array(fixes),
        ])
    }

    /// Notes without a place have no other room than the message.
    private func text(of finding: Diagnostic) -> String {
        let notes = finding.notes.filter { $0.range.flatMap { report.files.path(of: $0) } == nil }
        return ([finding.message] + finding.help + notes.map(\.message)).joined(separator: "\n")
    }

    /// In a message, braces hold the numbers of arguments, and brackets in front of a parenthesis are a link: those of Swift are
    /// neither.
    private static func message(_ text: String) -> JSON {
        let escaped = text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "\\](")
        return ["text": .string(escaped)]
    }

    // MARK: Places

    private mutating func location(_ range: SourceRange?) -> [JSON.Member]? {
        guard let region = places.region(of: range) else { return nil }
        return [
            JSON.Member(
                "physicalLocation",
                ["artifactLocation": artifact(region.path), "region": Self.json(of: region)]
            )
        ]
    }

    private func artifact(_ path: String) -> JSON {
        let path = report.repositoryPath(path)
        return .object([
            "uri": .string(URIText.reference(to: path)),
            "uriBaseId": Paths.isAbsolute(path) ? nil : .string(Self.root),
        ])
    }

    private static func json(of region: Region) -> JSON {
        [
            "startLine": .integer(region.start.line),
            "startColumn": .integer(region.start.utf16Column),
            "endLine": .integer(region.end.line),
            "endColumn": .integer(region.end.utf16Column),
        ]
    }

    private mutating func json(of fix: Diagnostic.Fix) -> JSON {
        var changes: [(path: String, replacements: [JSON])] = []
        for edit in fix.edits {
            guard let region = places.region(of: edit.range) else { continue }
            let replacement: JSON = [
                "deletedRegion": Self.json(of: region), "insertedContent": ["text": .string(edit.replacement)],
            ]
            if changes.last?.path == region.path {
                changes[changes.count - 1].replacements.append(replacement)
            } else {
                changes.append((region.path, [replacement]))
            }
        }
        return [
            "description": Self.message(fix.title),
            "artifactChanges": .array(
                changes.map {
                    ["artifactLocation": artifact($0.path), "replacements": .array($0.replacements)]
                }
            ),
            "properties": ["isSafe": .boolean(fix.isSafe)],
        ]
    }
}

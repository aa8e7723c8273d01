import SpecRules
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import TestSupport

/// Specs as text, and all that the front end, the rules and the policy find in them.
struct SpecCheck {
    /// The rules that these tests are about.
    static let descriptions = SpecRules.descriptions

    let findings: Findings
    let files: SourceFiles

    /// `switchingOn` gives rules that are off by default the severity of a warning.
    init(
        files: [(path: String, text: String)],
        project: ProjectFile = ProjectFile(),
        switchingOn: [RuleID] = [],
        settings: [RuleID: Severity?] = [:]
    ) {
        var sources = SourceFiles()
        for file in files { _ = sources.append(path: file.path, bytes: Array(file.text.utf8)) }
        let registry = RuleRegistry(Self.descriptions + LanguageRules.descriptions)
        var all: [RuleID: Severity?] = settings
        for rule in switchingOn where registry.description(rule)?.severity == nil { all[rule] = .some(.warning) }
        let policy = Policy(
            registry,
            settings: all.sorted { $0.key.text < $1.key.text }.map { rule, severity in
                RuleSetting(Suppression.NamedRule(rule, at: .none), severity: severity)
            }
        )
        let linked = LinkedSpecs(sources, project: project)
        let earlier = linked.diagnostics
        let found =
            earlier
            + SpecRules.check([linked.program], after: LanguageRules.hidingErrors(among: earlier), running: policy.isOn)
        self.findings = Findings(policy.apply(to: found, suppressions: linked.suppressions))
        self.files = sources
    }

    /// `line:column: rule-id: message` for each finding, in order, its notes below it.
    var report: String {
        var lines: [String] = []
        for finding in findings {
            lines += FindingList.lines(
                of: finding,
                head: "\(place(finding.range))\(finding.rule.text): \(finding.message)",
                place: place
            )
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// `path:lower..<upper rule-id` for each finding, in bytes.
    var places: [String] {
        findings.map { finding in
            let range = finding.range
            let path = range.flatMap { files.path(of: $0) } ?? ""
            return "\(path):\(range?.lower ?? 0)..<\(range?.upper ?? 0) \(finding.rule.text)"
        }
    }

    private func place(_ range: SourceRange?) -> String {
        guard let position = range.flatMap({ files.position(of: $0) }) else { return "" }
        return "\(position.line):\(position.column): "
    }
}

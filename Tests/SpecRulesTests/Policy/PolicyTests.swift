import SpecRules
import ScreenSpecDiagnostics
import TestSupport
import Testing

struct PolicyTests {
    private static let file = FileID(index: 0)

    private static func description(
        _ id: RuleID,
        _ severity: Severity?,
        _ category: RuleDescription.Category = .architecture,
        isConfigurable: Bool? = nil
    ) -> RuleDescription {
        .sample(id, severity, category, isConfigurable: isConfigurable)
    }

    private static let registry = RuleRegistry(
        [
            description("loud", .error), description("quiet", .warning), description("silent", nil),
            description("unknown-type", .error, .language, isConfigurable: true),
            description("unknown-key", .error, .language), description("unwritable-output", .error, .run),
        ] + PolicyRules.all
    )

    private func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(file: Self.file, lower: offsets.lowerBound, upper: offsets.upperBound)
    }

    private func setting(_ rule: RuleID, _ severity: Severity?) -> RuleSetting {
        RuleSetting(Suppression.NamedRule(rule, at: range(0..<1)), severity: severity)
    }

    private func finding(_ rule: RuleID, _ severity: Severity = .error, at offset: Int) -> Diagnostic {
        Diagnostic.sample(rule, severity, at: range(offset..<offset + 2), "message")
    }

    private func allow(_ rules: RuleID..., reason: String? = "so", covering offsets: Range<Int>?) -> Suppressions {
        let named = rules.map { Suppression.NamedRule($0, at: range(1..<2)) }
        let suppression = Suppression(
            rules: named,
            reason: reason,
            at: range(1..<5),
            covering: offsets.map { range($0) }
        )
        return Suppressions([suppression])
    }

    private func summary(_ findings: [Diagnostic]) -> [String] {
        Findings(findings).map { "\($0.rule.text) \($0.severity.rawValue)" }
    }

    // MARK: Severities

    @Test func keepsFindingsWithoutSettings() {
        let findings = [finding("loud", at: 10), finding("quiet", .warning, at: 20)]
        #expect(Policy(Self.registry).apply(to: findings) == findings)
    }

    @Test func changesSeverities() {
        let policy = Policy(
            Self.registry,
            settings: [setting("loud", .warning), setting("quiet", nil), setting("silent", .error)]
        )
        let findings = [
            finding("loud", at: 10), finding("quiet", .warning, at: 20), finding("silent", .warning, at: 30),
        ]
        #expect(summary(policy.apply(to: findings)) == ["loud warning", "silent error"])
        #expect(Self.registry.descriptions.filter(policy.isOn).map(\.id).contains("silent"))
        #expect(!Self.registry.descriptions.filter(policy.isOn).map(\.id).contains("quiet"))
    }

    @Test func oneFindingForWhatTwoRulesSay() {
        let other = finding("quiet", .warning, at: 20)
        var covering = finding("loud", at: 10)
        covering.covers = [Diagnostic.Counterpart("quiet", other.subject)]
        let policy = Policy(Self.registry)
        #expect(summary(policy.apply(to: [covering, other])) == ["loud error"])
        // Where the one is off or allowed, the other says it.
        let without = Policy(Self.registry, settings: [setting("loud", nil)])
        #expect(summary(without.apply(to: [covering, other])) == ["quiet warning"])
        #expect(
            summary(policy.apply(to: [covering, other], suppressions: allow("loud", covering: 5..<15))) == [
                "quiet warning"
            ]
        )
        // An exception for the other one is none in vain.
        #expect(
            summary(policy.apply(to: [covering, other], suppressions: allow("quiet", covering: 15..<25))) == [
                "loud error"
            ]
        )
    }

    @Test func oneFindingForOneMistake() {
        let other = finding("quiet", .warning, at: 12)
        let elsewhere = finding("quiet", .warning, at: 20)
        var covering = finding("loud", at: 10)
        covering.covers = [Diagnostic.Counterpart("quiet", other.subject, at: other.range)]
        let findings = [covering, other, elsewhere]
        let policy = Policy(Self.registry)
        #expect(summary(policy.apply(to: findings)) == ["loud error", "quiet warning"])
        // Who allows it has seen the mistake; who switched the rule off has not.
        #expect(
            summary(policy.apply(to: findings, suppressions: allow("loud", covering: 5..<15))) == ["quiet warning"]
        )
        let without = Policy(Self.registry, settings: [setting("loud", nil)])
        #expect(summary(without.apply(to: findings)) == ["quiet warning", "quiet warning"])
        // An exception for the other one is none in vain.
        #expect(
            summary(policy.apply(to: findings, suppressions: allow("quiet", covering: 11..<15))) == [
                "loud error", "quiet warning",
            ]
        )
    }

    @Test func aRuleLooksAtItsFilesOnly() {
        var files = SourceFiles()
        for path in ["New/A.swift", "Old/A.swift"] {
            _ = files.append(path: path, bytes: Array(repeating: 32, count: 99))
        }
        let named = Suppression.NamedRule("loud", at: range(0..<1))
        let pattern = RuleSetting.Pattern("New", at: range(0..<1))
        let setting = RuleSetting(named, level: .warning, paths: [pattern])
        let policy = Policy(Self.registry, settings: [setting]) { setting in
            let start = setting.paths.first?.text ?? ""
            return { $0.hasPrefix(start) }
        }
        var elsewhere = finding("loud", at: 10)
        elsewhere.range?.file = FileID(index: 1)
        var placeless = finding("loud", at: 10)
        placeless.range = nil
        var suppressions = allow("loud", covering: 5..<20)
        suppressions.all[0].range.file = FileID(index: 1)
        suppressions.all[0].covered?.file = FileID(index: 1)
        let found = [finding("loud", at: 10), elsewhere, placeless, finding("quiet", .warning, at: 20)]
        let remaining = policy.apply(to: found, suppressions: suppressions, in: files)
        #expect(summary(remaining) == ["loud warning", "loud warning", "quiet warning"])
    }

    @Test func aSettingWithoutSeverityKeepsTheRulesOwn() {
        let named = Suppression.NamedRule("quiet", at: range(0..<1))
        let setting = RuleSetting(named, level: nil, except: [RuleSetting.Pattern("Old", at: range(0..<1))])
        let policy = Policy(Self.registry, settings: [setting])
        #expect(summary(policy.apply(to: [finding("quiet", .warning, at: 10)])) == ["quiet warning"])
    }

    @Test func lastSettingWins() {
        let policy = Policy(Self.registry, settings: [setting("loud", nil), setting("loud", .warning)])
        #expect(summary(policy.apply(to: [finding("loud", at: 1)])) == ["loud warning"])
    }

    @Test func unknownTypesMayBeSwitchedOff() {
        let policy = Policy(Self.registry, settings: [setting("unknown-type", nil)])
        #expect(policy.apply(to: [finding("unknown-type", at: 1)]).isEmpty)
    }

    @Test(arguments: ["unknown-key", "unwritable-output"] as [RuleID])
    func otherErrorsMayNotBeConfigured(_ rule: RuleID) {
        let policy = Policy(Self.registry, settings: [setting(rule, nil)])
        let remaining = policy.apply(to: [finding(rule, at: 10)])
        #expect(summary(remaining) == ["rule-not-configurable error", "\(rule.text) error"])
    }

    @Test func settingsNameRulesThatExist() {
        let remaining = Policy(Self.registry, settings: [setting("lout", nil)]).apply(to: [])
        #expect(summary(remaining) == ["unknown-rule error"])
        #expect(remaining.first?.message.contains("did you mean 'loud'?") == true)
        #expect(remaining.first?.fixes.first?.edits.first?.replacement == "loud")
    }

    // MARK: Suppressions

    @Test(arguments: [(9, true), (10, false), (19, false), (20, true)])
    func suppressesWhatStartsInside(_ offset: Int, _ remains: Bool) {
        let suppressions = allow("loud", covering: 10..<20)
        let remaining = Policy(Self.registry).apply(to: [finding("loud", at: offset)], suppressions: suppressions)
        #expect(remaining.contains { $0.rule == "loud" } == remains)
        #expect(remaining.contains { $0.rule == "allow-suppresses-nothing" } == remains)
    }

    @Test func suppressesOnlyItsRulesAndItsFile() {
        var elsewhere = finding("loud", at: 12)
        elsewhere.range?.file = FileID(index: 1)
        let findings = [finding("loud", at: 12), finding("quiet", .warning, at: 12), elsewhere]
        let remaining = Policy(Self.registry).apply(to: findings, suppressions: allow("loud", covering: 10..<20))
        #expect(remaining == Array(findings.dropFirst()))
    }

    @Test func spansMayLieInOneAnother() {
        var suppressions = allow("loud", covering: 0..<100)
        suppressions.append(allow("loud", covering: 10..<20))
        suppressions.append(allow("loud", covering: 30..<40))
        let findings = [5, 15, 25, 35, 95].map { finding("loud", at: $0) }
        #expect(Policy(Self.registry).apply(to: findings, suppressions: suppressions).isEmpty)
    }

    @Test func everyRuleOfASuppressionMustSuppressSomething() {
        let remaining = Policy(Self.registry).apply(
            to: [finding("loud", at: 12)],
            suppressions: allow("loud", "quiet", covering: 10..<20)
        )
        #expect(summary(remaining) == ["allow-suppresses-nothing warning"])
        #expect(remaining.first?.message.contains("'quiet'") == true)
    }

    @Test func whatIsOffOrDidNotRunIsLeftAlone() {
        let policy = Policy(Self.registry, settings: [setting("quiet", nil)])
        #expect(policy.apply(to: [], suppressions: allow("silent", "quiet", covering: 10..<20)).isEmpty)
        let unfinished = policy.apply(to: [], suppressions: allow("loud", covering: 10..<20)) { $0.id != "loud" }
        #expect(unfinished.isEmpty)
    }

    @Test func anErrorOfTheLanguageLeavesSuppressionsAlone() {
        let suppressions = allow("loud", covering: 10..<20)
        let remaining = Policy(Self.registry).apply(to: [finding("unknown-key", at: 50)], suppressions: suppressions)
        #expect(summary(remaining) == ["unknown-key error"])
    }

    @Test func nothingFollows() {
        let remaining = Policy(Self.registry).apply(to: [], suppressions: allow("loud", covering: nil))
        #expect(summary(remaining) == ["allow-suppresses-nothing warning"])
        #expect(remaining.first?.message.contains("No node follows") == true)
    }

    @Test func asksForAReasonAndSuppressesAllTheSame() {
        let remaining = Policy(Self.registry).apply(
            to: [finding("loud", at: 12)],
            suppressions: allow("loud", reason: nil, covering: 10..<20)
        )
        #expect(summary(remaining) == ["allow-without-reason warning"])
    }

    @Test func asksForNoReasonOfWhatIsToBeRemoved() {
        let remaining = Policy(Self.registry).apply(to: [], suppressions: allow("loud", reason: nil, covering: 10..<20))
        #expect(summary(remaining) == ["allow-suppresses-nothing warning"])
    }

    @Test func suppressionsNameRulesThatExistAndMayBeSuppressed() {
        let findings = [finding("unknown-key", at: 12)]
        let remaining = Policy(Self.registry).apply(
            to: findings,
            suppressions: allow("unknown-key", "queit", covering: 10..<20)
        )
        #expect(
            Set(summary(remaining)) == ["rule-not-configurable error", "unknown-rule error", "unknown-key error"]
        )
    }

    @Test func unknownTypesMayBeSuppressed() {
        let suppressions = allow("unknown-type", covering: 10..<20)
        #expect(Policy(Self.registry).apply(to: [finding("unknown-type", at: 12)], suppressions: suppressions).isEmpty)
    }

    @Test func findingsAboutSuppressionsMayBeSuppressed() {
        var suppressions = allow("loud", covering: 10..<20)
        suppressions.append(allow("allow-suppresses-nothing", covering: 0..<30))
        #expect(Policy(Self.registry).apply(to: [], suppressions: suppressions).isEmpty)
        let alone = allow("allow-suppresses-nothing", covering: 0..<30)
        #expect(
            summary(Policy(Self.registry).apply(to: [], suppressions: alone)) == ["allow-suppresses-nothing warning"]
        )
    }

    @Test func agreesWithASearchThroughAllSpans() {
        var numbers = Numbers(state: 42)
        for _ in 0..<200 {
            let spans = (0..<numbers.next(below: 8)).map { _ -> Range<Int> in
                let lower = numbers.next(below: 40)
                return lower..<lower + numbers.next(below: 20)
            }
            var suppressions = Suppressions()
            for span in spans { suppressions.append(allow("loud", covering: span)) }
            let findings = (0..<numbers.next(below: 8)).map { _ in finding("loud", at: numbers.next(below: 60)) }
            let remaining = Policy(Self.registry).apply(to: findings, suppressions: suppressions)
            let expected = findings.filter { finding in
                !spans.contains { $0.contains(Int(finding.range?.lower ?? 0)) }
            }
            #expect(remaining.filter { $0.rule == "loud" } == expected)
            let idle = spans.filter { span in !findings.contains { span.contains(Int($0.range?.lower ?? 0)) } }
            #expect(remaining.count { $0.rule == "allow-suppresses-nothing" } == idle.count)
        }
    }
}

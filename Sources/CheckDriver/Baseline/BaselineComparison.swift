import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck

/// What a run found, held against what was known before.
struct BaselineComparison: Sendable {
    /// What is not known, and what no baseline can know.
    let new: Findings
    /// The keys of findings that the baseline knows.
    let known: [FindingKey]
    /// The entries that no longer do.
    let fixed: [FindingKey]
    /// The entries of findings that others say by now: nothing is fixed, and there is nothing to do.
    let covered: [FindingKey]
    let counts: BaselineCounts

    init(_ findings: Findings, _ baseline: Baseline, registry: RuleRegistry) {
        let entries = Set(baseline.entries)
        var occurring: Set<FindingKey> = []
        let told = Set(findings.lazy.flatMap(\.covers).map(FindingKey.init))
        var known: [FindingKey] = []
        var new: [Diagnostic] = []
        var newCount = 0
        for (finding, key) in zip(findings, FindingKey.keys(of: findings)) {
            guard Self.isKeepable(finding.rule, registry) else {
                new.append(finding)
                continue
            }
            let entry =
                baseline.knowsAllPlaces && SourceCheck.rulesAboutUses.contains(finding.rule) ? FindingKey(finding) : key
            if entries.contains(entry) {
                occurring.insert(entry)
                known.append(key)
            } else {
                new.append(finding)
                newCount += 1
            }
        }
        self.new = Findings(new)
        self.known = known.sorted()
        let gone = baseline.entries.filter { !occurring.contains($0) }
        // Of several that are alike, the numbers of the others are lower by those that are covered.
        fixed = gone.filter { !told.contains($0.first) }
        covered = gone.filter { told.contains($0.first) }
        counts = BaselineCounts(known: known.count, fixed: fixed.count, new: newCount)
    }

    /// The baseline that knows all findings.
    static func baseline(of findings: Findings, registry: RuleRegistry) -> Baseline {
        Baseline(
            zip(findings, FindingKey.keys(of: findings)).filter { isKeepable($0.0.rule, registry) }.map(\.1)
        )
    }

    /// What cannot be suppressed cannot be kept, either: a spec that the compiler does not understand stays an error.
    private static func isKeepable(_ rule: RuleID, _ registry: RuleRegistry) -> Bool {
        registry.description(rule)?.isConfigurable ?? false
    }
}

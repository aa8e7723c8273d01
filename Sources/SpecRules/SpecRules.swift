import ScreenModel
import ScreenSpecDiagnostics

/// The rules of architecture and style over specs.
package enum SpecRules {
    /// In the order of importance.
    package static let rules: [Rule<ProgramIndex>] = [
        ViewOnlyTalksToPresenter.rule,
        PrivateSubviews.rule,
        RetainCycle.rule,
        UnreachedScreen.rule,
        UntriggeredAction.rule,
        UnshownProperty.rule,
        InheritedName.rule,
        DelegatePassesSender.rule,
        MissingSummary.rule,
    ]

    /// What is known about all rules of this target, those about suppressions included.
    package static let descriptions: [RuleDescription] = rules.map(\.description) + PolicyRules.all

    /// Runs a check for each rule and returns what each found, in the order of the rules.
    package typealias Mapping = (
        [Rule<ProgramIndex>], @escaping @Sendable (Rule<ProgramIndex>) -> [Diagnostic]
    ) -> [[Diagnostic]]

    /// Checks the modules of one project together, since routes lead from one to another.
    ///
    /// `errors` were found before, and something may be missing for them: rules that rely on there being none are silent.
    /// `mapping` may use several threads. Findings come rule by rule and have the severities of the descriptions: `Policy`
    /// decides what becomes of them.
    package static func check(
        _ programs: [Program],
        after errors: [Diagnostic] = [],
        running isRun: (RuleDescription) -> Bool = { $0.severity != nil },
        mapping: Mapping = { rules, check in rules.map(check) }
    ) -> [Diagnostic] {
        reliable(findings(in: programs, running: isRun, mapping: mapping), after: errors)
    }

    /// All that the rules find, whatever errors there are.
    package static func findings(
        in programs: [Program],
        running isRun: (RuleDescription) -> Bool = { $0.severity != nil },
        mapping: Mapping = { rules, check in rules.map(check) }
    ) -> [Diagnostic] {
        let index = ProgramIndex(programs)
        return mapping(rules.filter { isRun($0.description) }) { $0.check(index) }.flatMap(\.self)
    }

    /// Those findings of rules that errors found before do not make doubtful.
    package static func reliable(_ findings: [Diagnostic], after errors: [Diagnostic]) -> [Diagnostic] {
        guard !errors.isEmpty else { return findings }
        let filesWithErrors = Set(errors.compactMap(\.range?.file))
        return findings.filter { finding in
            switch reliances[finding.rule] {
            case .project: false
            case .file: finding.range.map { !filesWithErrors.contains($0.file) } ?? true
            case .nothing, nil: true
            }
        }
    }

    /// Whether findings of that name come from these rules.
    package static func finds(_ rule: RuleID) -> Bool { reliances[rule] != nil }

    private static let reliances = Dictionary(uniqueKeysWithValues: rules.map { ($0.description.id, $0.reliance) })
}

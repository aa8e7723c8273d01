import SpecRules
import ScreenSpecDiagnostics

/// The rules of architecture and style over hand-written Swift.
package enum SourceCheck {
    /// In the order of importance.
    static let rules: [CodeRule] =
        structureRules + talkRules + ownershipRules + specRules + controllerViewRules

    static let structureRules: [CodeRule] = [
        .types(PrivateSubviewsInCode.rule),
        .types(PrivateOutlets.rule),
        .types(PrivateActions.rule),
        .whole(ViewModelIsValue.rule),
        .whole(ViewModelFreeOfViews.rule),
    ]

    static let ownershipRules: [CodeRule] = [
        .whole(WeakDelegate.rule),
        .whole(ClassBoundDelegate.rule),
        .whole(RetainCycleInCode.rule),
    ]

    static let controllerViewRules: [CodeRule] = [
        .whole(ViewCodeInController.rule),
        .whole(HandlersOutsideSetViewHandlers.rule),
        .whole(ControllerViewNotSet.rule),
    ]

    /// What is known about all rules of this target. A rule that specs are held to as well has one description.
    package static let descriptions: [RuleDescription] = rules.map(\.description)

    /// Checks all code of a project together. Findings come rule by rule and have the severities of the descriptions: `Policy`
    /// decides what becomes of them.
    package static func check(
        _ subject: CodeSubject,
        running isRun: (RuleDescription) -> Bool = { $0.severity != nil }
    ) -> [Diagnostic] {
        let rules = rules.filter { isRun($0.description) }
        let typeRules = rules.compactMap { rule -> TypeRule? in if case .types(let rule) = rule { rule } else { nil } }
        var inTypes = typeRules.findings(in: subject)[...]
        let inCode = subject.code.concurrency.map(rules) { rule -> [Diagnostic]? in
            if case .whole(let rule) = rule { rule.check(subject) } else { nil }
        }
        let found = inCode.flatMap { $0 ?? inTypes.popFirst() ?? [] } + IdleRoles.findings(subject)
        return found.filter { !isOutsideOfCheckedCode($0, subject) }
    }

    /// Whether a finding stands in code that nobody checks: a checked class may be extended there. One in what a spec generates is
    /// shown where the spec asks for it.
    private static func isOutsideOfCheckedCode(_ finding: Diagnostic, _ subject: CodeSubject) -> Bool {
        guard let file = finding.range.flatMap({ subject.code.file($0.file) }) else { return false }
        return !file.isChecked && !file.facts.isGenerated
    }
}

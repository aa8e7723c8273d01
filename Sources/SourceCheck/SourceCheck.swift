import ArchitectureRules
import SourceText

/// The rules of architecture and style over hand-written Swift.
package enum SourceCheck {
    /// In the order of importance.
    package static let rules: [Rule<CodeSubject>] =
        structureRules + talkRules + ownershipRules + specRules + controllerViewRules

    static let structureRules: [Rule<CodeSubject>] = [
        PrivateSubviewsInCode.rule,
        PrivateOutlets.rule,
        PrivateActions.rule,
        ViewModelIsValue.rule,
        ViewModelFreeOfViews.rule,
    ]

    static let ownershipRules: [Rule<CodeSubject>] = [
        WeakDelegate.rule,
        ClassBoundDelegate.rule,
        RetainCycleInCode.rule,
    ]

    static let controllerViewRules: [Rule<CodeSubject>] = [
        ViewCodeInController.rule,
        HandlersOutsideSetViewHandlers.rule,
        ControllerViewNotSet.rule,
    ]

    /// What is known about all rules of this target. A rule that specs are held to as well has one card.
    package static let cards: [RuleCard] = rules.map(\.card)

    /// Runs a check for each rule and returns what each found, in the order of the rules.
    package typealias Mapping = (
        [Rule<CodeSubject>], @escaping @Sendable (Rule<CodeSubject>) -> [Diagnostic]
    ) -> [[Diagnostic]]

    /// Checks all code of a project together. Findings come rule by rule and have the severities of the cards: `Policy`
    /// decides what becomes of them.
    package static func check(
        _ subject: CodeSubject,
        running isRun: (RuleCard) -> Bool = { $0.severity != nil },
        mapping: Mapping = { rules, check in rules.map(check) }
    ) -> [Diagnostic] {
        mapping(rules.filter { isRun($0.card) }) { $0.check(subject) }.flatMap(\.self) + IdleRoles.findings(subject)
    }
}

import ScreenModel
import SourceText

/// The rules of architecture and style over specs.
package enum ArchitectureRules {
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
    package static let cards: [RuleCard] = rules.map(\.card) + PolicyCards.all

    /// Checks the modules of one project together, since routes lead from one to another.
    ///
    /// Findings come rule by rule and have the severities of the cards: `Policy` decides what becomes of them.
    package static func check(
        _ programs: [Program],
        running isRun: (RuleCard) -> Bool = { $0.severity != nil }
    ) -> [Diagnostic] {
        let index = ProgramIndex(programs)
        return rules.filter { isRun($0.card) }.flatMap { $0.check(index) }
    }

    package static func check(
        _ program: Program,
        running isRun: (RuleCard) -> Bool = { $0.severity != nil }
    ) -> [Diagnostic] {
        check([program], running: isRun)
    }
}

import SpecRules
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// The rules of architecture and style over hand-written Swift.
package enum SourceCheck {
    /// All of them, in the order of importance: structure, who may talk to whom and use what, ownership, code against its spec, and
    /// controllers without views.
    package static let rules: [CodeRule] = [
        .types(PrivateSubviewsInCode.rule),
        .types(PrivateOutlets.rule),
        .types(PrivateActions.rule),
        .whole(ViewModelIsValue.rule),
        .whole(ViewModelFreeOfViews.rule),

        .whole(ViewOnlyTalksToPresenterInCode.rule),
        .whole(RoleOutsideChannels.rule),
        .types(ViewNoService.rule),
        .types(ViewNoNavigation.rule),
        .whole(PresenterNoUIKit.rule),
        .whole(InteractorNoView.rule),
        .whole(ForbiddenImport.rule),
        .types(ForbiddenType.rule),

        .whole(WeakDelegate.rule),
        .whole(ClassBoundDelegate.rule),
        .whole(RetainCycleInCode.rule),

        .whole(BrokenOutlet.rule),
        .whole(BrokenAction.rule),
        .whole(OutletType.rule),
        .whole(UnconnectedOutlet.rule),
        .whole(MissingClass.rule),
        .whole(WrongModule.rule),
        .whole(UnknownSegue.rule),
        .whole(UnknownReuseIdentifier.rule),
        .whole(UnknownStoryboardIdentifier.rule),
        .whole(DelegateOutlets.rule),
        .whole(UnusedAction.rule),
        .whole(PartlyConnectedOutlet.rule),

        .comparing(MissingType.rule),
        .comparing(MissingConformance.rule),
        .comparing(MissingSubview.rule),
        .whole(MissingIdentifier.rule),
        .comparing(MissingAction.rule),
        .whole(DuplicatedDeclaration.rule),
        .whole(QueryByText.rule),
        .comparing(MismatchedRequirement.rule),
        .comparing(MismatchedProperty.rule),
        .comparing(MismatchedTrigger.rule),
        .comparing(MismatchedBinding.rule),
        .comparing(MismatchedRoute.rule),
        .comparing(MismatchedOwnership.rule),
        .comparing(UndescribedMember.rule),
        .whole(UndeclaredAction.rule),
        .types(UndeclaredMessage.rule),
        .whole(UnsentMessage.rule),
        .whole(UnshownPropertyInCode.rule),
        .types(SelfInStoredClosure.rule),
        .whole(GeneratedCodeEdited.rule),
        .whole(UndeclaredSubview.rule),

        .whole(ViewCodeInController.rule),
        .whole(HandlersOutsideSetViewHandlers.rule),
        .whole(ControllerViewNotSet.rule),
    ]

    /// The rules that find each place at which a type uses another one that it has no business with.
    package static let rulesAboutUses = Set(descriptions.filter(\.isAboutUses).map(\.id))

    /// The rules that hold code against what specs say of it.
    package static let comparingRules = Set(
        rules.compactMap { rule -> RuleID? in if case .comparing(let rule) = rule { rule.description.id } else { nil } }
    )

    /// What is known about all rules of this target. A rule that specs are held to as well has one description.
    package static let descriptions: [RuleDescription] = rules.map(\.description)

    /// The rules that depend on one thing alone.
    package static func rules(dependingOn basis: RuleDescription.Basis) -> Set<RuleID> {
        Set(descriptions.filter { $0.basis == basis }.map(\.id))
    }

    /// Checks all code of a project together. Findings come rule by rule and have the severities of the descriptions: `Policy`
    /// decides what becomes of them.
    package static func check(
        _ subject: CodeSubject,
        rules: [CodeRule] = rules,
        running isRun: (RuleDescription) -> Bool = { $0.severity != nil },
        cancellation: Cancellation = .never
    ) -> [Diagnostic] {
        let rules = rules.filter { isRun($0.description) }
        let typeRules = rules.compactMap { rule -> TypeRule? in if case .types(let rule) = rule { rule } else { nil } }
        var inTypes = typeRules.findings(in: subject, cancellation)[...]
        let inCode = subject.code.jobs.map(rules) { rule -> [Diagnostic]? in
            switch rule {
            case .types: nil
            case .whole(let rule): cancellation.isCancelled ? [] : rule.check(subject)
            case .comparing(let rule): cancellation.isCancelled ? [] : rule.findings(subject)
            }
        }
        let told = RepeatedFindings.marked(in: inCode.flatMap { $0 ?? inTypes.popFirst() ?? [] }, subject.code)
        let found = told + IdleRoles.findings(subject)
        let rulesAboutTests = Set(rules.map(\.description).filter(\.isAboutTests).map(\.id))
        return found.filter { rulesAboutTests.contains($0.rule) || !isOutsideOfCheckedCode($0, subject) }
    }

    /// All that specs say, beside what the code has for it, whichever rules are on.
    package static func comparisons(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        rules.flatMap { rule -> [Comparison<Diagnostic>] in
            guard case .comparing(let rule) = rule else { return [] }
            return rule.compare(subject)
        }
    }

    /// How many more findings the rules with such a setting would have with `every: true`.
    package static func moreWithEvery(_ subject: CodeSubject) -> [(rule: RuleID, count: Int)] {
        [
            (RuleDescription.weakDelegate.id, subject.analysis(StrongDelegates.self).moreWithEvery),
            (RuleDescription.classBoundDelegate.id, subject.analysis(OpenDelegates.self).moreWithEvery),
        ]
    }

    /// Whether a finding stands in code that nobody checks: a checked class may be extended there. One in what a spec generates is
    /// shown where the spec asks for it.
    private static func isOutsideOfCheckedCode(_ finding: Diagnostic, _ subject: CodeSubject) -> Bool {
        guard let file = finding.range.flatMap({ subject.code.file($0.file) }) else { return false }
        return !file.isChecked && !file.facts.isGenerated
    }
}

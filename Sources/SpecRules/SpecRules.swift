import ScreenSpecDiagnostics

/// The rules of architecture and style over specs.
package enum SpecRules {
    /// In the order of importance.
    package static let rules: [SpecRule] = [
        .file(ViewOnlyTalksToPresenter.rule),
        .file(PrivateSubviews.rule),
        RetainCycle.rule,
        .screens(UnreachedScreen.rule),
        .file(UntriggeredAction.rule),
        .file(UnshownProperty.rule),
        .file(InheritedName.rule),
        .file(DelegatePassesSender.rule),
        .file(MissingSummary.rule),
        .file(MissingExample.rule),
    ]

    private static let ofFiles = rules.compactMap(\.ofFiles)
    private static let ofArchitectures = rules.compactMap(\.ofArchitectures)
    private static let ofScreens = rules.compactMap(\.ofScreens)

    /// What is known about all rules of this target, those about suppressions included.
    package static let descriptions: [RuleDescription] = rules.map(\.description) + PolicyRules.all

    /// What the rules find that look at one file after the other; with the severities of the descriptions, since `Policy` decides what
    /// becomes of it.
    package static func findings(in file: IndexedFile, running isRun: (RuleDescription) -> Bool) -> [Diagnostic] {
        findings(of: ofFiles, in: file, isRun)
    }

    /// What the rules find that look at architectures.
    package static func findings(
        inArchitecturesOf index: ProgramIndex,
        running isRun: (RuleDescription) -> Bool
    ) -> [Diagnostic] {
        findings(of: ofArchitectures, in: index, isRun)
    }

    /// What the rules find that look at the ways between all screens, which are in the order of modules and files.
    package static func findings(
        among screens: [NavigationScreen],
        running isRun: (RuleDescription) -> Bool
    ) -> [Diagnostic] {
        findings(of: ofScreens, in: screens, isRun)
    }

    private static func findings<Subject>(
        of rules: [Rule<Subject>],
        in subject: Subject,
        _ isRun: (RuleDescription) -> Bool
    ) -> [Diagnostic] {
        rules.flatMap { isRun($0.description) ? $0.check(subject) : [] }
    }

    /// Those findings of rules that errors found before do not make doubtful: for them something may be missing.
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

    private static let reliances = Dictionary(uniqueKeysWithValues: rules.map { ($0.description.id, $0.reliance) })
}

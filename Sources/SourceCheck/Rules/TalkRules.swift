import ArchitectureRules

extension SourceCheck {
    /// Who may talk to whom, and who may use what.
    static let talkRules: [Rule<CodeSubject>] = [
        ViewTalk.rule,
        RoleOutsideChannels.rule,
        ViewNoService.rule,
        ViewNoNavigation.rule,
        PresenterNoUIKit.rule,
        InteractorNoView.rule,
        ForbiddenImport.rule,
        ForbiddenType.rule,
    ]

    /// Code against its spec.
    static let specRules: [Rule<CodeSubject>] = [
        MissingType.rule,
        MissingConformance.rule,
        MissingSubview.rule,
        MissingAction.rule,
        UndeclaredAction.rule,
        UndeclaredMessage.rule,
        UnsentMessage.rule,
        UnshownPropertyInCode.rule,
        SelfInStoredClosure.rule,
        GeneratedCodeEdited.rule,
        UndeclaredSubview.rule,
    ]
}

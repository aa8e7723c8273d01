import SpecRules

extension SourceCheck {
    /// Who may talk to whom, and who may use what.
    static let talkRules: [CodeRule] = [
        .whole(ViewTalk.rule),
        .whole(RoleOutsideChannels.rule),
        .types(ViewNoService.rule),
        .types(ViewNoNavigation.rule),
        .whole(PresenterNoUIKit.rule),
        .whole(InteractorNoView.rule),
        .whole(ForbiddenImport.rule),
        .types(ForbiddenType.rule),
    ]

    /// Code against its spec.
    static let specRules: [CodeRule] = [
        .whole(MissingType.rule),
        .whole(MissingConformance.rule),
        .whole(MissingSubview.rule),
        .whole(MissingAction.rule),
        .whole(UndeclaredAction.rule),
        .types(UndeclaredMessage.rule),
        .whole(UnsentMessage.rule),
        .whole(UnshownPropertyInCode.rule),
        .types(SelfInStoredClosure.rule),
        .whole(GeneratedCodeEdited.rule),
        .whole(UndeclaredSubview.rule),
    ]
}

import ScreenSpecDiagnostics

/// The rules that only a check of hand-written Swift runs.
///
/// Their descriptions stand here, where the compiler, which does not link that check, knows them too: a project file and a spec may
/// name its rules. The checks are registered in `SourceCheck.rules`, and a test holds the two together.
package enum RulesOverCode {
    package static let descriptions: [RuleDescription] = [
        .privateOutlets, .privateActions, .viewModelIsValue, .viewModelFreeOfViews,
        .roleOutsideChannels, .viewNoService, .viewNoNavigation, .presenterNoUIKit, .interactorNoView, .forbiddenImport,
        .forbiddenType,
        .weakDelegate, .classBoundDelegate,
        .brokenOutlet, .brokenAction, .outletType, .unconnectedOutlet, .missingClass, .wrongModule, .unknownSegue,
        .unknownReuseIdentifier, .unknownStoryboardIdentifier, .delegateOutletWithoutConformance, .unusedAction,
        .partlyConnectedOutlet,
        .missingType, .missingConformance, .missingSubview, .missingIdentifier, .missingAction, .duplicatedDeclaration,
        .mismatchedRequirement, .mismatchedProperty, .mismatchedTrigger, .mismatchedBinding, .mismatchedRoute,
        .mismatchedOwnership, .undescribedMember,
        .undeclaredAction, .undeclaredMessage,
        .unsentMessage, .selfInStoredClosure, .generatedCodeEdited, .undeclaredSubview,
        .queryByText,
        .viewCodeInController, .handlersOutsideSetViewHandlers, .controllerViewNotSet,
    ]
}

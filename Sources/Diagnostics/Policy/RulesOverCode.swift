/// The names of rules that only a check of hand-written Swift runs.
///
/// The compiler does not link that check, and yet a project file and a spec may name its rules.
package enum RulesOverCode {
    package static let ids: [RuleID] = [
        "private-outlets", "private-actions", "view-model-is-value", "view-model-free-of-views",
        "role-outside-channels", "view-no-service", "view-no-navigation", "presenter-no-uikit", "interactor-no-view",
        "forbidden-import", "forbidden-type",
        "weak-delegate", "class-bound-delegate",
        "missing-type", "missing-conformance", "missing-subview", "missing-action", "undeclared-action",
        "undeclared-message", "unsent-message", "self-in-stored-closure", "generated-code-edited", "undeclared-subview",
        "view-code-in-controller", "handlers-outside-set-view-handlers", "controller-view-not-set",
    ].map { RuleID($0) }
}

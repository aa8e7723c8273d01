import ScreenSpecDiagnostics

extension LanguageRules {
    /// Modules, and how they stand to one another.
    static let modules: [RuleDescription] = [
        .moduleCycle, .sharedSpec,
    ]
}

extension RuleDescription {
    package static let moduleCycle = RuleDescription(
        "module-cycle",
        .error,
        .language,
        purpose: "Modules do not depend on one another in a circle.",
        why: "Swift builds a module after those that it imports: in a circle, none can be the first.",
        wrong: .words("modules: {Shop: {dependsOn: [Catalog]}, Catalog: {dependsOn: [Shop]}}"),
        right: .words("modules: {Shop: {dependsOn: [Catalog]}, Catalog: {}}")
    )

    package static let sharedSpec = RuleDescription(
        "shared-spec",
        .error,
        .language,
        purpose: "A spec belongs to one module.",
        why: "Its types would be made once in each module, and would be different types of one name.",
        wrong: .words("modules: {Shop: {specs: [Specs]}, Catalog: {specs: [Specs/Catalog]}}"),
        right: .words("modules: {Shop: {specs: [Specs/Shop]}, Catalog: {specs: [Specs/Catalog]}}")
    )
}

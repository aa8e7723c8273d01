import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules
import YAMLTree

extension RuleRegistry {
    /// Every rule that the compiler can report.
    package static let screenspec = RuleRegistry(
        YAMLRules.descriptions + LanguageRules.descriptions + SpecRules.descriptions + DriverRules.descriptions + [
            PolicyRules.selectsNothing
        ],
        alsoNaming: RulesOverCode.descriptions.map(\.id)
    )
}

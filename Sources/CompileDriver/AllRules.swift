import ArchitectureRules
import SourceText
import SpecFrontEnd
import YAMLTree

extension RuleRegistry {
    /// Every rule that the compiler can report.
    package static let screenspec = RuleRegistry(
        YAMLRules.cards + SpecRules.cards + ArchitectureRules.cards + DriverRules.cards + [PolicyCards.selectsNothing],
        alsoNaming: RulesOverCode.ids
    )
}

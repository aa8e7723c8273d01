import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecFrontEnd
import SpecRules
import YAMLTree

extension RuleRegistry {
    /// Every rule that the compiler can report.
    package static let screenspec = RuleRegistry(
        YAMLRules.descriptions + LanguageRules.descriptions + SpecRules.descriptions + FileRules.descriptions
            + OutputRules.descriptions + ReportRules.descriptions + RunRules.descriptions
            + [PolicyRules.selectsNothing],
        alsoNaming: RulesOverCode.descriptions.map(\.id)
    )
}

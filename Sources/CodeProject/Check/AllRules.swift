import ScreenSpecDiagnostics
import SourceCheck
import SpecProject

extension RuleRegistry {
    /// Every rule that the program can report, those over hand-written Swift included.
    package static let check = RuleRegistry.check(SourceCheck.rules)

    /// The same with those rules over hand-written Swift.
    package static func check(_ rules: [CodeRule]) -> RuleRegistry {
        RuleRegistry(RuleRegistry.screenspec.descriptions + rules.map(\.description))
    }
}

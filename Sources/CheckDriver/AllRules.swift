import ScreenSpecDiagnostics
import SourceCheck

extension RuleRegistry {
    /// Every rule that the program can report, those over hand-written Swift included.
    package static let check = RuleRegistry(RuleRegistry.screenspec.descriptions + SourceCheck.descriptions)
}

import CompileDriver
import SourceCheck
import SourceText

extension RuleRegistry {
    /// Every rule that the program can report, those over hand-written Swift included.
    package static let check = RuleRegistry(RuleRegistry.screenspec.cards + SourceCheck.cards)
}

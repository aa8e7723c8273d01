import SpecRules
import CheckDriver
import SourceCheck
import ScreenSpecDiagnostics
import TestSupport
import Testing

@Suite("Rules over code")
struct RulesOverCodeTests {
    /// The compiler does not link them, and would call one that is missing here a misspelt one.
    @Test("are all named for the compiler")
    func areNamed() {
        let overSpecs = Set(SpecRules.descriptions.map(\.id))
        let overCode = SourceCheck.descriptions.map(\.id).filter { !overSpecs.contains($0) }
        #expect(overCode.filter { !RulesOverCode.ids.contains($0) }.map(\.text) == [])
    }

    @Test("are known to the compiler, and a name that is close to one is corrected")
    func areKnown() {
        let known = RuleRegistry([], alsoNaming: RulesOverCode.ids)
        #expect(known.knows("weak-delegate"))
        #expect(known.description("weak-delegate") == nil)
        #expect(known.closest(to: "weak-delgate") == "weak-delegate")
        let named = Suppression.NamedRule("weak-delegate", at: SourceRange(file: FileID(index: 0), lower: 0, upper: 1))
        let policy = Policy(known, settings: [RuleSetting(named, severity: nil)])
        #expect(policy.settingFindings.isEmpty)
    }
}

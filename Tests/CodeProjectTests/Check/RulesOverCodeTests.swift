import SpecRules
import CodeProject
import SourceCheck
import ScreenSpecDiagnostics
import TestSupport
import Testing

@Suite("Rules over code")
struct RulesOverCodeTests {
    /// The compiler does not link them, and would call one that is missing in its list a misspelt one.
    @Test("are those whose checks are registered")
    func areRegistered() {
        let overSpecs = Set(SpecRules.descriptions.map(\.id))
        let overCode = SourceCheck.descriptions.map(\.id).filter { !overSpecs.contains($0) }
        #expect(Set(overCode) == Set(RulesOverCode.descriptions.map(\.id)))
    }

    @Test("are known to the compiler, and a name that is close to one is corrected")
    func areKnown() {
        let known = RuleRegistry([], alsoNaming: RulesOverCode.descriptions.map(\.id))
        #expect(known.knows("weak-delegate"))
        #expect(known.description("weak-delegate") == nil)
        #expect(known.closest(to: "weak-delgate") == "weak-delegate")
        let named = Suppression.NamedRule("weak-delegate", at: SourceRange(file: FileID(index: 0), lower: 0, upper: 1))
        let policy = Policy(known, settings: [RuleSetting(named, severity: nil)])
        #expect(policy.settingFindings.isEmpty)
    }
}

import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecRules
import TestSupport
import Testing

struct RuleTextTests {
    @Test(
        arguments: [ViewOnlyTalksToPresenter.description, PolicyRules.unknownRule].map { CardArgument(description: $0) }
    )
    func explanation(_ argument: CardArgument) {
        let description = argument.description
        let text = RuleText.explanation(of: description, severity: description.severity)
        Golden.expect(text, at: Fixtures.url("Explanations/\(description.id.text).txt"))
    }

    @Test(arguments: SpecCheck.descriptions.map { CardArgument(description: $0) })
    func everyRuleCanBeExplained(_ argument: CardArgument) {
        let description = argument.description
        let text = RuleText.explanation(of: description, severity: description.severity)
        #expect(text.hasPrefix(description.id.text + "\n"))
        #expect(text.contains("\nWrong\n") && text.contains("\nRight\n"))
        #expect(!text.contains("⟦") && !text.contains("⟧"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func explanationSaysWhatTheProjectChanged() {
        let description = MissingSummary.description
        let text = RuleText.explanation(of: description, severity: .error)
        #expect(text.contains("\nerror, style; off unless the project file says otherwise\n"))
        #expect(text.contains("rules: {missing-summary: off}"))
    }

    @Test func list() {
        let registry = RuleRegistry(SpecRules.descriptions)
        let text = RuleText.list(registry) { $0.id == "retain-cycle" ? nil : $0.severity }
        Golden.expect(text, at: Fixtures.url("Explanations/list.txt"))
    }

    @Test func marksAreUnderlined() {
        let marked = MarkedText("a: ⟦ü𝄞⟧ b\n⟦c⟧\n")
        #expect(marked.text == "a: ü𝄞 b\nc\n")
        #expect(marked.marks == [3..<9, 12..<13])
        #expect(marked.underlined == ["a: ü𝄞 b", "   ^^", "c", "^"])
    }
}

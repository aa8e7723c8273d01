import ArchitectureRules
import SourceText
import TestSupport
import Testing

struct RuleTextTests {
    @Test(arguments: [ViewOnlyTalksToPresenter.card, PolicyCards.unknownRule].map { CardArgument(card: $0) })
    func explanation(_ argument: CardArgument) {
        let card = argument.card
        let text = RuleText.explanation(of: card, severity: card.severity)
        Golden.expect(text, at: Fixtures.url("Explanations/\(card.id.text).txt"))
    }

    @Test(arguments: SpecCheck.cards.map { CardArgument(card: $0) })
    func everyRuleCanBeExplained(_ argument: CardArgument) {
        let card = argument.card
        let text = RuleText.explanation(of: card, severity: card.severity)
        #expect(text.hasPrefix(card.id.text + "\n"))
        #expect(text.contains("\nWrong\n") && text.contains("\nRight\n"))
        #expect(!text.contains("⟦") && !text.contains("⟧"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func explanationSaysWhatTheProjectChanged() {
        let card = MissingSummary.card
        let text = RuleText.explanation(of: card, severity: .error)
        #expect(text.contains("\nerror, style; off unless the project file says otherwise\n"))
        #expect(text.contains("rules: {missing-summary: off}"))
    }

    @Test func list() {
        let registry = RuleRegistry(ArchitectureRules.cards)
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

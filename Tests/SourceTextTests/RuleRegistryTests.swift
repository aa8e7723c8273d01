import SourceText
import Testing

struct RuleRegistryTests {
    private func card(_ id: RuleID, _ purpose: String = "") -> RuleCard {
        RuleCard(id, .warning, .style, purpose: purpose, why: "", wrong: .words(""), right: .words(""))
    }

    @Test func sortsByIdAndFinds() {
        let registry = RuleRegistry([card("b-rule"), card("c-rule"), card("a-rule")])
        #expect(registry.cards.map(\.id) == ["a-rule", "b-rule", "c-rule"])
        for id in ["a-rule", "b-rule", "c-rule"] as [RuleID] { #expect(registry.card(id)?.id == id) }
        #expect(registry.card("d-rule") == nil)
    }

    @Test func keepsTheFirstOfTwo() {
        let registry = RuleRegistry([card("b-rule", "first"), card("a-rule"), card("b-rule", "second")])
        #expect(registry.cards.count == 2)
        #expect(registry.card("b-rule")?.purpose == "first")
    }

    @Test func offersTheClosest() {
        let registry = RuleRegistry([card("private-subviews"), card("retain-cycle")])
        #expect(registry.closest(to: "private-subview") == "private-subviews")
        #expect(registry.closest(to: "something-else") == nil)
    }
}

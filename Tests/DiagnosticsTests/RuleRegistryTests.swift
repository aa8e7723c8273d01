import ScreenSpecDiagnostics
import TestSupport
import Testing

struct RuleRegistryTests {
    private func description(_ id: RuleID, _ purpose: String = "") -> RuleDescription {
        .sample(id, .warning, .style, purpose: purpose)
    }

    @Test func sortsByIdAndFinds() {
        let registry = RuleRegistry([description("b-rule"), description("c-rule"), description("a-rule")])
        #expect(registry.descriptions.map(\.id) == ["a-rule", "b-rule", "c-rule"])
        for id in ["a-rule", "b-rule", "c-rule"] as [RuleID] { #expect(registry.description(id)?.id == id) }
        #expect(registry.description("d-rule") == nil)
    }

    @Test func keepsTheFirstOfTwo() {
        let registry = RuleRegistry([
            description("b-rule", "first"), description("a-rule"), description("b-rule", "second"),
        ])
        #expect(registry.descriptions.count == 2)
        #expect(registry.description("b-rule")?.purpose == "first")
    }

    @Test func offersTheClosest() {
        let registry = RuleRegistry([description("private-subviews"), description("retain-cycle")])
        #expect(registry.closest(to: "private-subview") == "private-subviews")
        #expect(registry.closest(to: "something-else") == nil)
    }
}

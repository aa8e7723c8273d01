import SourceFacts
import Testing

/// Files are searched for directives many bytes at a time.
@Suite(.enabled(if: FactsExtraction.isAvailable, "needs the package trait 'Check'"))
struct SuppressionSearchTests {
    private static let directive = "// screenspec:allow private-subviews -- tests"

    @Test func directivesAreFoundWhereverTheyStand() {
        for space in 0..<40 {
            for tail in ["", "\n", "\nlet a = 1\n", "\n" + String(repeating: "// screen\n", count: 5)] {
                let facts = Sources.facts(String(repeating: " ", count: space) + Self.directive + tail)
                #expect(facts.suppressions.all.count == 1, "\(space) spaces before it, and \(tail.count) bytes behind")
            }
        }
    }

    @Test(arguments: [
        "", "s", "screenspec", "// screenspec allow a -- b", "// screenspecs:allow a -- b ::::::::::::::::",
    ])
    func whatIsNoDirectiveIsNone(_ text: String) {
        #expect(Sources.facts(text).suppressions.all.isEmpty)
    }
}

import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Findings come in the order of their places, each once.
struct FindingsTests {
    private func finding(_ rule: String, _ offset: Int?, _ message: String, owner: String = "A") -> Diagnostic {
        let range = offset.map { SourceRange(file: FileID(index: 0), lower: $0, upper: $0 + 1) }
        var diagnostic = Diagnostic.sample(RuleID(rule), at: range, message)
        diagnostic.subject = Subject(owner)
        return diagnostic
    }

    @Test func equalOnesAreOne() {
        let all = [
            finding("b", 4, "x"), finding("a", 4, "y"), finding("a", nil, "z"), finding("b", 4, "x"),
            finding("b", 4, "x", owner: "B"), finding("a", 4, "y"), finding("a", 1, "x"), finding("a", nil, "z"),
        ]
        let expected = [
            finding("a", nil, "z"), finding("a", 1, "x"), finding("a", 4, "y"), finding("b", 4, "x"),
            finding("b", 4, "x", owner: "B"),
        ]
        #expect(Array(Findings(all)) == expected)
        #expect(Array(Findings(all.reversed())) == expected)
        var findings = Findings(all.prefix(3))
        findings.insert(contentsOf: all)
        #expect(Array(findings) == expected)
    }

    /// What differs in its severity or its notes alone is not the same, and stays between those that are.
    @Test func othersOfOnePlaceStay() {
        let first = finding("a", 1, "x")
        var other = first
        other.notes = [Diagnostic.Note(at: nil, "Why.")]
        #expect(Array(Findings([first, other, first, other])) == [first, other])
    }
}

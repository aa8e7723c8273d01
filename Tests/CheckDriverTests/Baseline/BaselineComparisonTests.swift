import ScreenSpecDiagnostics
import ScreenSpecReporting
import TestSupport
import Testing

@testable import CheckDriver

@Suite("A baseline compared with findings")
struct BaselineComparisonTests {
    private static let registry = RuleRegistry(
        [
            .sample("style-rule", .error, .style), .sample("architecture-rule", .error, .architecture),
            .sample("language-rule", .error, .language),
        ]
    )

    private func finding(
        _ rule: RuleID,
        _ owner: String,
        _ member: String? = nil,
        file: Int = 0,
        at offset: Int = 0
    ) -> Diagnostic {
        let range = SourceRange(file: FileID(index: file), lower: offset, upper: offset + 1)
        return Diagnostic.sample(rule, at: range, "\(owner) \(offset)", subject: Subject(owner, member))
    }

    private func baseline(_ findings: [Diagnostic]) -> Baseline {
        BaselineComparison.baseline(of: Findings(findings), registry: Self.registry)
    }

    private func compare(_ findings: [Diagnostic], _ baseline: Baseline) -> BaselineComparison {
        BaselineComparison(Findings(findings), baseline, registry: Self.registry)
    }

    @Test("knows what another finding says by now")
    func coveredFindings() {
        var covering = finding("architecture-rule", "Row", "delegate")
        covering.covers = [Diagnostic.Counterpart("style-rule", Subject("RowDelegate"))]
        let known = baseline([
            covering, finding("style-rule", "RowDelegate", at: 5), finding("style-rule", "Gone", at: 9),
        ])
        let comparison = compare([covering], known)
        #expect(comparison.new.isEmpty)
        #expect(comparison.covered.map(\.text) == ["style-rule RowDelegate -"])
        #expect(comparison.fixed.map(\.text) == ["style-rule Gone -"])
        #expect(comparison.known.map(\.text) == ["architecture-rule Row delegate"])
    }

    @Test("knows what it was written from, whatever moved since")
    func knowsItself() {
        var generator = SplitMix(seed: 21)
        for _ in 0..<300 {
            let rules: [RuleID] = ["style-rule", "architecture-rule"]
            let findings = (0..<Int.random(in: 0...30, using: &generator)).map { index in
                finding(
                    rules.randomElement(using: &generator) ?? "style-rule",
                    ["A", "B", "C D"].randomElement(using: &generator) ?? "",
                    ["x", "y", nil].randomElement(using: &generator) ?? nil,
                    file: Int.random(in: 0...2, using: &generator),
                    at: index * 10
                )
            }
            let baseline = baseline(findings)
            // Renamed files are others to a run; new indentation and new lines above move what stands below.
            let files = [0, 1, 2].shuffled(using: &generator)
            let shift = Int.random(in: 0...500, using: &generator)
            let moved = findings.shuffled(using: &generator).map { finding -> Diagnostic in
                var moved = finding
                let range = finding.range ?? SourceRange(file: FileID(index: 0), lower: 0, upper: 0)
                moved.range = SourceRange(
                    file: FileID(index: files[Int(range.file.index)]),
                    lower: Int(range.lower) * 3 + shift,
                    upper: Int(range.upper) * 3 + shift
                )
                return moved
            }
            let comparison = compare(moved, baseline)
            #expect(comparison.new.isEmpty)
            #expect(comparison.fixed.isEmpty)
            #expect(self.baseline(moved) == baseline)
        }
    }

    @Test("counts what is known, fixed and new")
    func counts() {
        let baseline = baseline([finding("style-rule", "A"), finding("style-rule", "B"), finding("style-rule", "C")])
        let comparison = compare(
            [finding("style-rule", "A", at: 9), finding("style-rule", "D"), finding("architecture-rule", "A")],
            baseline
        )
        #expect(comparison.counts == BaselineCounts(known: 1, fixed: 2, new: 2))
        #expect(comparison.fixed.map(\.text) == ["style-rule B -", "style-rule C -"])
        #expect(comparison.new.map(\.subject.owner).sorted() == ["A", "D"])
        #expect(comparison.counts.summary == "baseline: 1 known, 2 fixed, 2 new")
    }

    @Test("knows as many equal findings as it has entries")
    func equalFindings() {
        let twice = [finding("style-rule", "A", "m", at: 1), finding("style-rule", "A", "m", at: 2)]
        let third = finding("style-rule", "A", "m", at: 3)
        #expect(compare(twice + [third], baseline(twice)).counts == BaselineCounts(known: 2, fixed: 0, new: 1))
        #expect(compare([twice[1]], baseline(twice)).counts == BaselineCounts(known: 1, fixed: 1, new: 0))
    }

    @Test("never knows what no team can switch off")
    func errorsOfTheLanguage() {
        let error = finding("language-rule", "A")
        #expect(baseline([error]).entries.isEmpty)
        let comparison = compare([error], Baseline(FindingKey.keys(of: [error])))
        #expect(comparison.new.map(\.rule) == ["language-rule"])
        #expect(comparison.counts.new == 0)
    }
}

/// Random numbers that are the same on every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

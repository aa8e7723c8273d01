import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct FindingKeyTests {
    private func finding(_ rule: RuleID, _ owner: String, _ member: String? = nil, at offset: Int = 0) -> Diagnostic {
        let range = SourceRange(file: FileID(index: 0), lower: offset, upper: offset + 1)
        return Diagnostic.sample(rule, at: range, "m \(offset)", subject: Subject(owner, member))
    }

    private func texts(_ findings: Diagnostic...) -> [String] {
        FindingKey.keys(of: Findings(findings)).map(\.text)
    }

    @Test func namesRuleOwnerAndMember() {
        #expect(
            texts(finding("private-subviews", "ShopView", "titleLabel")) == ["private-subviews ShopView titleLabel"]
        )
        #expect(texts(finding("missing-type", "Shop")) == ["missing-type Shop -"])
        #expect(texts(finding("selects-nothing", "", nil)) == ["selects-nothing - -"])
    }

    @Test func equalFindingsAreNumberedInTheirOrder() {
        let keys = texts(
            finding("r", "A", "m", at: 9),
            finding("r", "A", "m", at: 1),
            finding("r", "A", "n", at: 5),
            finding("s", "A", "m", at: 6)
        )
        #expect(keys == ["r A m", "r A n", "s A m", "r A m #2"])
    }

    @Test func anyNameIsReadBack() throws {
        var generator = SplitMix(seed: 11)
        let pieces = [
            "a", " ", "\\", "-", "#", "\n", "\t", "\u{2028}", "é", "𝄞", "\u{0}", "\u{7F}", "#2", "\u{200B}", "}",
        ]
        func name() -> String {
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
        }
        for _ in 0..<2000 {
            let subject = (owner: name(), member: name())
            let findings = (0..<3).map { finding("rule", subject.owner, subject.member, at: $0) }
            for key in FindingKey.keys(of: findings) {
                #expect(!key.text.contains("\n"))
                #expect(FindingKey(text: key.text) == key, "\(key.text)")
            }
        }
    }

    @Test(arguments: [
        "", "r", "r A", "r A m n", "r A m #1", "r A m #x", "r  A m", "r A m #2 ", "- A m", #"r A \x"#, #"r A \u{D800}"#,
        #"r A \u{"#, "r A m\t", "<<<<<<< HEAD",
    ])
    func otherTextIsNone(text: String) {
        #expect(FindingKey(text: text) == nil)
    }

    @Test func sortsByNumberAndNotByDigits() {
        let keys = FindingKey.keys(of: (0..<12).map { finding("r", "A", "m", at: $0) })
        #expect(keys.sorted() == keys)
        #expect(keys.last?.text == "r A m #12")
    }
}

import ScreenSpecDiagnostics
import TestSupport
import Testing

struct SuppressionCommentTests {
    private func parse(_ text: String) -> SuppressionComment.Content? {
        let bytes = Array(text.utf8)
        return SuppressionComment.parse(
            0..<bytes.count,
            in: SourceFile(id: FileID(index: 0), path: "a.yaml", bytes: bytes)
        )
    }

    private func suppression(_ text: String) throws -> Suppression {
        guard case .allow(let suppression) = parse(text) else {
            Issue.record("'\(text)' is no suppression")
            throw CancellationError()
        }
        return suppression
    }

    @Test(arguments: [
        " screenspec:allow private-subviews because the map is ours",
        "screenspec:allow private-subviews because the map is ours",
        "\tscreenspec:allow\tprivate-subviews  because  the map is ours \r",
        " screenspec: allow private-subviews because the map is ours",
    ])
    func readsRuleAndReason(_ text: String) throws {
        let suppression = try suppression(text)
        #expect(suppression.rules.map(\.id) == ["private-subviews"])
        #expect(suppression.reason == "the map is ours")
    }

    @Test func readsSeveralRules() throws {
        let suppression = try suppression(
            " screenspec:allow a-rule, b-rule ,c-rule because 'because' may come twice, too"
        )
        #expect(suppression.rules.map(\.id) == ["a-rule", "b-rule", "c-rule"])
        #expect(suppression.reason == "'because' may come twice, too")
    }

    @Test func keepsPlacesBehindMultiByteText() throws {
        let text = "# ü ⟨\n"
        let bytes = Array((text + " screenspec:allow a, bé because ß  ").utf8)
        let file = SourceFile(id: FileID(index: 3), path: "a.yaml", bytes: bytes)
        guard case .allow(let suppression) = SuppressionComment.parse(text.utf8.count..<bytes.count, in: file) else {
            Issue.record("no suppression")
            return
        }
        #expect(file.text(suppression.range.offsets) == "screenspec:allow a, bé because ß")
        #expect(suppression.rules.map { file.text($0.range.offsets) } == ["a", "bé"])
        #expect(suppression.range.file == file.id)
    }

    @Test(arguments: [
        "screenspec:allow a-rule", "screenspec:allow a-rule because", "screenspec:allow a-rule because  ",
        "screenspec:allow a-rule it is fine", "screenspec:allow a-rule, because it is fine",
    ])
    func hasNoReason(_ text: String) throws {
        let suppression = try suppression(text)
        #expect(suppression.rules.map(\.id) == ["a-rule"])
        #expect((suppression.reason == nil) == !text.hasSuffix("because it is fine"))
    }

    @Test(arguments: [
        "screenspec:", "screenspec:allow", "screenspec:allow because it is fine", "screenspec:ignore a-rule",
        "screenspec:allowed a-rule", "screenspec:allow,a-rule",
    ])
    func refusesWhatNobodyCanFollow(_ text: String) {
        guard case .malformed(let finding) = parse(text) else {
            Issue.record("'\(text)' is read")
            return
        }
        #expect(finding.rule == RuleDescription.malformedAllow.id)
        #expect(finding.help.joined().contains("screenspec:allow RULE because REASON"))
        #expect(finding.range?.offsets == 0..<text.utf8.count)
    }

    @Test(.takes(atMost: .seconds(1 * 60)))
    func endlessListsAreRefused() {
        let text = "screenspec:allow a" + String(repeating: ",a", count: 1_000_000)
        guard case .malformed(let finding) = parse(text) else {
            Issue.record("the list is read")
            return
        }
        #expect(finding.message.contains("at most 20 rules"))
    }

    @Test(arguments: ["", " ", " see screenspec:allow a-rule", "screenspec allow a-rule", "Screenspec:allow a-rule"])
    func leavesOtherCommentsAlone(_ text: String) {
        #expect(parse(text) == nil)
    }
}

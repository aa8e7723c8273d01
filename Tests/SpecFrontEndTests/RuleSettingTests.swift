import ScreenSpecDiagnostics
import SpecFrontEnd
import Testing

@Suite struct RuleSettingTests {
    private func parse(_ rules: String) -> (settings: [RuleSetting], messages: [String]) {
        let file = SourceFile(id: FileID(index: 0), path: "screenspec.yaml", bytes: Array("rules:\n\(rules)".utf8))
        let parsed = ProjectParser.parse(file)
        return (parsed.project.rules, parsed.diagnostics.map { "\($0.rule.text): \($0.message)" })
    }

    @Test func bothForms() {
        let (settings, messages) = parse(
            """
              private-subviews: error
              missing-summary: {severity: warning, paths: [Sources/New], except: ["**/*+Old.swift", Sources/New/Mocks]}
              view-no-service: {except: [Sources/Legacy]}
              unshown-property: off

            """
        )
        #expect(messages == [])
        #expect(
            settings.map(\.rule.id.text) == [
                "private-subviews", "missing-summary", "view-no-service", "unshown-property",
            ]
        )
        #expect(settings.map(\.level) == [.error, .warning, nil, .off])
        #expect(settings[1].paths.map(\.text) == ["Sources/New"])
        #expect(settings[1].except.map(\.text) == ["**/*+Old.swift", "Sources/New/Mocks"])
        #expect(settings.map(\.isScoped) == [false, true, true, false])
    }

    @Test func everyCase() {
        let (settings, messages) = parse("  weak-delegate: {every: true}\n  class-bound-delegate: {severity: error}\n")
        #expect(messages == [])
        #expect(settings.map(\.isEvery) == [true, nil])
        #expect(settings.map(\.level) == [nil, .error])
    }

    @Test(arguments: [
        ("  r: eror\n", "unknown-word: 'eror' is none of error, warning or off; did you mean 'error'?"),
        ("  r: {severty: error}\n", "unknown-key: Unknown key 'severty' in a rule's setting; did you mean 'severity'?"),
        ("  r: {severity: loud}\n", "unknown-word: 'loud' is none of error, warning or off"),
        ("  r: [error]\n", "wrong-shape: Expected error, warning or off, found a list"),
        (
            "  r: {severity: off, paths: [Legacy]}\n",
            "conflicting-keys: A rule that is off looks at no file."
        ),
        ("  r: {every: true}\n", "conflicting-keys: 'r' has no 'every': it reports each case as it is"),
        ("  weak-delegate: {every: always}\n", "wrong-shape"),
    ])
    func mistakes(rules: String, message: String) {
        let messages = parse(rules).messages
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
    }
}

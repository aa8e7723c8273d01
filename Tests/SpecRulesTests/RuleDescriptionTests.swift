import SpecRules
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Tests that follow from the examples on the descriptions, for every rule alike.
struct RuleDescriptionTests {
    /// How an example is changed without changing what it means.
    enum Disguise: CaseIterable {
        case none
        case multiByteComments
        case tabsInComments
        case documentBefore
        case carriageReturns
        case byteOrderMark

        func apply(to text: String) -> String {
            switch self {
            case .none: text
            case .multiByteComments: "# „Größe“ 𝄞 ⟨é⟩\n" + text.replacing("\n", with: " # ⟨ß⟩\n")
            case .tabsInComments: "#\ta\tb\n" + text.replacing("\n", with: " #\tx\n")
            case .documentBefore: "view: Другой\nsummary: \"𝄞\\t„\"\n---\n" + text
            case .carriageReturns: text.replacing("\n", with: "\r\n")
            case .byteOrderMark: "\u{FEFF}" + text
            }
        }
    }

    private static let descriptions = SpecCheck.descriptions.map { CardArgument(description: $0) }

    @Test(arguments: descriptions, Disguise.allCases)
    func wrongExampleIsReportedAtItsMark(_ argument: CardArgument, _ disguise: Disguise) throws {
        let description = argument.description
        var files: [(path: String, text: String)] = []
        var expected: [String] = []
        for file in description.specs(description.wrong) {
            // A comment behind a suppression would become part of its reason.
            let isOwnLine = PolicyRules.all.contains { $0.id == description.id }
            let disguised = isOwnLine && (disguise == .multiByteComments || disguise == .tabsInComments)
            let marked = MarkedText(disguised ? file.text : disguise.apply(to: file.text))
            files.append((file.path, marked.text))
            expected += marked.marks.map { "\(file.path):\($0.lowerBound)..<\($0.upperBound) \(description.id.text)" }
        }
        #expect(!expected.isEmpty)
        let checked = SpecCheck(files: files, switchingOn: [description.id])
        #expect(checked.places == expected, "\(checked.report)")
    }

    @Test(arguments: descriptions)
    func rightExampleIsClean(_ argument: CardArgument) {
        let description = argument.description
        let files = description.specs(description.right).map { ($0.path, $0.text) }
        #expect(!description.right.files.contains { $0.text.contains("⟦") })
        #expect(SpecCheck(files: files, switchingOn: [description.id]).report.isEmpty)
    }

    @Test(arguments: descriptions)
    func suppressionSilencesIt(_ argument: CardArgument) {
        let description = argument.description
        guard description.isConfigurable else { return }
        let allow = "# screenspec:allow \(description.id.text) because the test says so\n"
        let files = description.specs(description.wrong).map { ($0.path, allow + MarkedText($0.text).text) }
        #expect(SpecCheck(files: files, switchingOn: [description.id]).report.isEmpty)
    }

    @Test(arguments: descriptions)
    func settingTurnsItOffOrChangesIt(_ argument: CardArgument) {
        let description = argument.description
        guard description.isConfigurable else { return }
        let files = description.specs(description.wrong).map { ($0.path, MarkedText($0.text).text) }
        #expect(
            SpecCheck(files: files, settings: [description.id: nil]).findings.allSatisfy { $0.rule != description.id }
        )
        for severity in Severity.allCases {
            let findings = SpecCheck(files: files, settings: [description.id: severity]).findings
            #expect(findings.map(\.severity) == [severity])
        }
    }

    @Test(arguments: descriptions)
    func insideAStringItIsSilent(_ argument: CardArgument) {
        let description = argument.description
        let text = description.specs(description.wrong).map { MarkedText($0.text).text }.joined()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        let spec = "view: Quote\nsummary: |\n\(lines.joined(separator: "\n"))\n"
        let summaries: [RuleID] = description.id == "missing-summary" ? [] : [description.id]
        #expect(SpecCheck(files: [("Quote.view.yaml", spec)], switchingOn: summaries).report.isEmpty)
    }

    @Test(arguments: descriptions)
    func cardIsComplete(_ argument: CardArgument) {
        let description = argument.description
        #expect(
            !description.purpose.isEmpty && description.purpose.hasSuffix(".") && !description.purpose.contains("\n")
        )
        #expect(description.purpose.count <= 120)
        #expect(!description.why.isEmpty && description.why.hasSuffix("."))
        #expect(description.id.text.allSatisfy { $0.isLowercase || $0 == "-" })
    }

    @Test func defaultsAreThoseOfTheLanguage() {
        var severities: [String: Severity?] = [:]
        for rule in SpecRules.rules { severities[rule.description.id.text] = rule.description.severity }
        let errors = ["view-only-talks-to-presenter", "private-subviews", "retain-cycle"]
        let off = ["delegate-passes-sender", "missing-example", "missing-summary"]
        #expect(severities.count == SpecRules.rules.count)
        for (id, severity) in severities {
            #expect(severity == (errors.contains(id) ? .error : off.contains(id) ? nil : .warning), "\(id)")
        }
    }
}

extension RuleDescription {
    /// The files of an example that the rules over specs look at; those over code have tests of their own.
    fileprivate func specs(_ example: Example) -> [Example.File] {
        example.files.filter { $0.path.hasSuffix(".yaml") }
    }
}

/// A description with a name that the list of tests shows.
struct CardArgument: Sendable, CustomTestStringConvertible {
    let description: RuleDescription

    var testDescription: String { description.id.text }
}

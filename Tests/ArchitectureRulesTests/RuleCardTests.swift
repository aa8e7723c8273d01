import ArchitectureRules
import SourceText
import TestSupport
import Testing

/// Tests that follow from the examples on the cards, for every rule alike.
struct RuleCardTests {
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

    private static let cards = SpecCheck.cards.map { CardArgument(card: $0) }

    @Test(arguments: cards, Disguise.allCases)
    func wrongExampleIsReportedAtItsMark(_ argument: CardArgument, _ disguise: Disguise) throws {
        let card = argument.card
        var files: [(path: String, text: String)] = []
        var expected: [String] = []
        for file in card.specs(card.wrong) {
            // A comment behind a suppression would become part of its reason.
            let isOwnLine = PolicyCards.all.contains { $0.id == card.id }
            let disguised = isOwnLine && (disguise == .multiByteComments || disguise == .tabsInComments)
            let marked = MarkedText(disguised ? file.text : disguise.apply(to: file.text))
            files.append((file.path, marked.text))
            expected += marked.marks.map { "\(file.path):\($0.lowerBound)..<\($0.upperBound) \(card.id.text)" }
        }
        #expect(!expected.isEmpty)
        let checked = SpecCheck(files: files, switchingOn: [card.id])
        #expect(checked.places == expected, "\(checked.report)")
    }

    @Test(arguments: cards)
    func rightExampleIsClean(_ argument: CardArgument) {
        let card = argument.card
        let files = card.specs(card.right).map { ($0.path, $0.text) }
        #expect(!card.right.files.contains { $0.text.contains("⟦") })
        #expect(SpecCheck(files: files, switchingOn: [card.id]).report.isEmpty)
    }

    @Test(arguments: cards)
    func suppressionSilencesIt(_ argument: CardArgument) {
        let card = argument.card
        guard card.isConfigurable else { return }
        let allow = "# screenspec:allow \(card.id.text) because the test says so\n"
        let files = card.specs(card.wrong).map { ($0.path, allow + MarkedText($0.text).text) }
        #expect(SpecCheck(files: files, switchingOn: [card.id]).report.isEmpty)
    }

    @Test(arguments: cards)
    func settingTurnsItOffOrChangesIt(_ argument: CardArgument) {
        let card = argument.card
        guard card.isConfigurable else { return }
        let files = card.specs(card.wrong).map { ($0.path, MarkedText($0.text).text) }
        #expect(SpecCheck(files: files, settings: [card.id: nil]).findings.allSatisfy { $0.rule != card.id })
        for severity in Severity.allCases {
            let findings = SpecCheck(files: files, settings: [card.id: severity]).findings
            #expect(findings.map(\.severity) == [severity])
        }
    }

    @Test(arguments: cards)
    func insideAStringItIsSilent(_ argument: CardArgument) {
        let card = argument.card
        let text = card.specs(card.wrong).map { MarkedText($0.text).text }.joined()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        let spec = "view: Quote\nsummary: |\n\(lines.joined(separator: "\n"))\n"
        let summaries: [RuleID] = card.id == "missing-summary" ? [] : [card.id]
        #expect(SpecCheck(files: [("Quote.view.yaml", spec)], switchingOn: summaries).report.isEmpty)
    }

    @Test(arguments: cards)
    func cardIsComplete(_ argument: CardArgument) {
        let card = argument.card
        #expect(!card.purpose.isEmpty && card.purpose.hasSuffix(".") && !card.purpose.contains("\n"))
        #expect(card.purpose.count <= 120)
        #expect(!card.why.isEmpty && card.why.hasSuffix("."))
        #expect(card.id.text.allSatisfy { $0.isLowercase || $0 == "-" })
    }

    @Test func defaultsAreThoseOfTheLanguage() {
        var severities: [String: Severity?] = [:]
        for rule in ArchitectureRules.rules { severities[rule.card.id.text] = rule.card.severity }
        let errors = ["view-only-talks-to-presenter", "private-subviews", "retain-cycle"]
        let off = ["delegate-passes-sender", "missing-summary"]
        #expect(severities.count == ArchitectureRules.rules.count)
        for (id, severity) in severities {
            #expect(severity == (errors.contains(id) ? .error : off.contains(id) ? nil : .warning), "\(id)")
        }
    }
}

extension RuleCard {
    /// The files of an example that the rules over specs look at; those over code have tests of their own.
    fileprivate func specs(_ example: Example) -> [Example.File] {
        example.files(endingWith: ".yaml")
    }
}

/// A card with a name that the list of tests shows.
struct CardArgument: Sendable, CustomTestStringConvertible {
    let card: RuleCard

    var testDescription: String { card.id.text }
}

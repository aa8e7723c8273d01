import ArchitectureRules
import SourceCheck
import SourceText
import Testing

/// Tests that follow from the examples on the cards, for every rule over code alike.
struct RuleCardTests {
    /// How an example is changed without changing what it means.
    enum Disguise: CaseIterable {
        case none
        case multiByteComments
        case tabs
        case carriageReturns
        case byteOrderMark
        case conditionalCompilation

        func apply(to text: String) -> String {
            switch self {
            case .none: text
            case .multiByteComments: "// „Größe“ 𝄞 ⟨é⟩\n" + text.replacing("\n", with: " // ⟨ß⟩\n")
            case .tabs: "/*\ta\tb */\n" + text.replacing("    ", with: "\t")
            case .carriageReturns: text.replacing("\n", with: "\r\n")
            case .byteOrderMark: "\u{FEFF}" + text
            case .conditionalCompilation: "#if os(iOS)\n" + text + "#endif\n"
            }
        }
    }

    /// What is wrong with a generated file is no matter of its text alone.
    private static let cards = SourceCheck.cards.filter { $0.id != "generated-code-edited" }
        .map { CardArgument(card: $0) }

    @Test(arguments: cards, Disguise.allCases)
    func wrongExampleIsReportedAtItsMark(_ argument: CardArgument, _ disguise: Disguise) {
        let card = argument.card
        var files: [(path: String, text: String)] = []
        var expected: [String] = []
        for file in card.wrong.files {
            let isCode = file.path.hasSuffix(".swift")
            let marked = MarkedText(isCode ? disguise.apply(to: file.text) : file.text)
            files.append((file.path, marked.text))
            // The marks in a spec are those of the rule over specs, where there is one.
            guard isCode || !ArchitectureRules.cards.contains(where: { $0.id == card.id }) else { continue }
            expected += marked.marks.map { "\(file.path):\($0.lowerBound)..<\($0.upperBound) \(card.id.text)" }
        }
        #expect(!expected.isEmpty)
        let checked = CodeCheck(files: files, switchingOn: [card.id], only: card.id)
        #expect(checked.places.sorted() == expected.sorted(), "\(checked.report)")
    }

    @Test(arguments: cards)
    func rightExampleIsClean(_ argument: CardArgument) {
        let card = argument.card
        let files = card.right.files.map { ($0.path, $0.text) }
        #expect(files.contains { $0.0.hasSuffix(".swift") })
        #expect(!card.right.files.contains { $0.text.contains("⟦") })
        #expect(CodeCheck(files: files, switchingOn: [card.id], only: card.id).report.isEmpty)
    }

    @Test(arguments: cards)
    func suppressionSilencesIt(_ argument: CardArgument) {
        let card = argument.card
        let allow = "screenspec:allow \(card.id.text) because the test says so\n"
        let files = card.wrong.files.map { file in
            (file.path, (file.path.hasSuffix(".swift") ? "// " : "# ") + allow + "\n" + MarkedText(file.text).text)
        }
        let report = CodeCheck(files: files, switchingOn: [card.id], only: card.id).report
        #expect(report.isEmpty, "\(report)")
    }

    @Test(arguments: cards)
    func insideACommentOrAStringItIsSilent(_ argument: CardArgument) {
        let card = argument.card
        for (opening, closing) in [("/*\n", "\n*/\n"), ("let text = ##\"\"\"\n", "\n\"\"\"##\n")] {
            let files = card.wrong.files.filter { $0.path.hasSuffix(".swift") }.map { file in
                (file.path, opening + MarkedText(file.text).text + closing)
            }
            #expect(CodeCheck(files: files, switchingOn: [card.id], only: card.id).report.isEmpty)
        }
    }

    @Test(arguments: cards)
    func settingTurnsItOffOrChangesIt(_ argument: CardArgument) {
        let card = argument.card
        let files = card.wrong.files.map { ($0.path, MarkedText($0.text).text) }
        #expect(CodeCheck(files: files, settings: [card.id: nil], only: card.id).findings.isEmpty)
        for severity in Severity.allCases {
            let findings = CodeCheck(files: files, settings: [card.id: severity], only: card.id).findings
            #expect(!findings.isEmpty && findings.allSatisfy { $0.severity == severity })
        }
    }

    @Test(arguments: cards)
    func findingsHaveSubjects(_ argument: CardArgument) {
        let files = argument.card.wrong.files.map { ($0.path, MarkedText($0.text).text) }
        for finding in CodeCheck(files: files, switchingOn: [argument.card.id], only: argument.card.id).findings {
            #expect(!finding.subject.owner.isEmpty)
            #expect(finding.message.hasSuffix(".") && !finding.message.contains("\n"))
        }
    }

    @Test(arguments: cards)
    func cardIsComplete(_ argument: CardArgument) {
        let card = argument.card
        #expect(!card.purpose.isEmpty && card.purpose.hasSuffix(".") && !card.purpose.contains("\n"))
        #expect(card.purpose.count <= 120)
        #expect(!card.why.isEmpty && card.why.hasSuffix("."))
        #expect(card.id.text.allSatisfy { $0.isLowercase || $0 == "-" })
    }
}

/// A card with a name that the list of tests shows.
struct CardArgument: Sendable, CustomTestStringConvertible {
    let card: RuleCard

    var testDescription: String { card.id.text }
}

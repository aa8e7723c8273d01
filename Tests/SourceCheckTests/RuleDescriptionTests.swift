import InterfaceBuilder
import SpecRules
import SourceCheck
import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Tests that follow from the examples on the descriptions, for every rule over code alike.
struct RuleDescriptionTests {
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
    private static let descriptions = SourceCheck.descriptions.filter { $0.id != "generated-code-edited" }
        .map { CardArgument(description: $0) }

    @Test(arguments: descriptions, Disguise.allCases)
    func wrongExampleIsReportedAtItsMark(_ argument: CardArgument, _ disguise: Disguise) {
        let description = argument.description
        var files: [(path: String, text: String)] = []
        var expected: [String] = []
        for file in description.wrong.files {
            let isCode = file.path.hasSuffix(".swift")
            let marked = MarkedText(isCode ? disguise.apply(to: file.text) : file.text)
            files.append((file.path, marked.text))
            // The marks in a spec are those of the rule over specs, where there is one.
            guard isCode || !SpecRules.descriptions.contains(where: { $0.id == description.id }) else { continue }
            expected += marked.marks.map { "\(file.path):\($0.lowerBound)..<\($0.upperBound) \(description.id.text)" }
        }
        #expect(!expected.isEmpty)
        let checked = CodeCheck(files: files, switchingOn: [description.id], only: description.id)
        #expect(checked.places.sorted() == expected.sorted(), "\(checked.report)")
    }

    @Test(arguments: descriptions)
    func rightExampleIsClean(_ argument: CardArgument) {
        let description = argument.description
        let files = description.right.files.map { ($0.path, $0.text) }
        #expect(files.contains { $0.0.hasSuffix(".swift") })
        #expect(!description.right.files.contains { $0.text.contains("⟦") })
        #expect(CodeCheck(files: files, switchingOn: [description.id], only: description.id).report.isEmpty)
    }

    /// Those that find something in a storyboard, whose comments Xcode does not keep.
    private static let inDocuments = descriptions.filter { argument in
        argument.description.wrong.files.contains {
            InterfaceFacts.Kind(path: $0.path) == .document && $0.text.contains("⟦")
        }
    }

    @Test func commentsInDocumentsAreNoSuppressions() {
        #expect(!Self.inDocuments.isEmpty)
    }

    @Test(arguments: descriptions.filter { card in !inDocuments.contains { $0.description.id == card.description.id } })
    func suppressionSilencesIt(_ argument: CardArgument) {
        let description = argument.description
        let allow = "screenspec:allow \(description.id.text) because the test says so\n"
        let files = description.wrong.files.map { file in
            (file.path, (file.path.hasSuffix(".swift") ? "// " : "# ") + allow + "\n" + MarkedText(file.text).text)
        }
        let report = CodeCheck(files: files, switchingOn: [description.id], only: description.id).report
        #expect(report.isEmpty, "\(report)")
    }

    @Test(arguments: descriptions)
    func insideACommentOrAStringItIsSilent(_ argument: CardArgument) {
        let description = argument.description
        for (opening, closing) in [("/*\n", "\n*/\n"), ("let text = ##\"\"\"\n", "\n\"\"\"##\n")] {
            let files = description.wrong.files.filter { $0.path.hasSuffix(".swift") }.map { file in
                (file.path, opening + MarkedText(file.text).text + closing)
            }
            #expect(CodeCheck(files: files, switchingOn: [description.id], only: description.id).report.isEmpty)
        }
    }

    @Test(arguments: descriptions)
    func settingTurnsItOffOrChangesIt(_ argument: CardArgument) {
        let description = argument.description
        let files = description.wrong.files.map { ($0.path, MarkedText($0.text).text) }
        #expect(CodeCheck(files: files, settings: [description.id: nil], only: description.id).findings.isEmpty)
        for severity in Severity.allCases {
            let findings = CodeCheck(files: files, settings: [description.id: severity], only: description.id).findings
            #expect(!findings.isEmpty && findings.allSatisfy { $0.severity == severity })
        }
    }

    @Test(arguments: descriptions)
    func findingsHaveSubjects(_ argument: CardArgument) {
        let files = argument.description.wrong.files.map { ($0.path, MarkedText($0.text).text) }
        for finding in CodeCheck(files: files, switchingOn: [argument.description.id], only: argument.description.id)
            .findings
        {
            #expect(!finding.subject.owner.isEmpty)
            #expect(finding.message.hasSuffix(".") && !finding.message.contains("\n"))
        }
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

    @Test("What allows a finding is written where the finding may stand")
    func allowances() throws {
        for description in SourceCheck.descriptions where description.isConfigurable {
            #expect(!description.allowances.lines.isEmpty, "\(description.id.text)")
        }
        #expect(RuleDescription.privateOutlets.allowances.yamlComment == nil)
        #expect(
            RuleDescription.privateOutlets.allowances.swiftComment
                == "// screenspec:allow private-outlets because REASON"
        )
        #expect(
            RuleDescription.brokenOutlet.allowances.lines == ["rules: {broken-outlet: {except: [FOLDER]}}"]
        )
        let unshown = try #require(SourceCheck.descriptions.first { $0.id.text == "unshown-property" })
        #expect(unshown.allowances.yamlComment != nil && unshown.allowances.swiftComment != nil)
    }
}

/// A description with a name that the list of tests shows.
struct CardArgument: Sendable, CustomTestStringConvertible {
    let description: RuleDescription

    var testDescription: String { description.id.text }
}

import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecProject
import SpecRules
import TestSupport
import Testing

/// The examples on the descriptions are what they say: the wrong one is reported at its mark, the right one is clean.
struct DescriptionTests {
    @Test(arguments: LanguageRules.descriptions.map(\.id.text))
    func wrongExampleIsReportedAtItsMark(_ id: String) throws {
        let description = try #require(LanguageRules.descriptions.first { $0.id.text == id })
        let marked = description.wrong.files.map { ($0.path, MarkedText($0.text)) }
        guard marked.allSatisfy({ !$0.0.isEmpty }) else { return }
        let expected = marked.flatMap { path, text in text.marks.map { "\(path):\($0.lowerBound)..<\($0.upperBound)" } }
        let compilation = try compile(marked.map { ($0.0, $0.1.text) })
        let places = compilation.findings.filter { $0.rule == description.id }.map { finding in
            finding.range.map { "\(compilation.files.path(of: $0) ?? ""):\($0.offsets)" } ?? "nowhere"
        }
        #expect(!expected.isEmpty)
        #expect(places == expected)
        #expect(
            compilation.findings.allSatisfy { $0.rule == description.id || $0.severity == .warning },
            "\(compilation.findings.map(\.message))"
        )
    }

    @Test(arguments: LanguageRules.descriptions.map(\.id.text))
    func rightExampleIsClean(_ id: String) throws {
        let description = try #require(LanguageRules.descriptions.first { $0.id.text == id })
        guard description.right.files.allSatisfy({ !$0.path.isEmpty }) else { return }
        let compilation = try compile(description.right.files.map { ($0.path, $0.text) })
        #expect(compilation.findings.isEmpty, "\(compilation.findings.map(\.message))")
    }

    @Test(arguments: LanguageRules.descriptions.map(\.id.text))
    func cardIsComplete(_ id: String) throws {
        let description = try #require(LanguageRules.descriptions.first { $0.id.text == id })
        #expect(description.purpose.hasSuffix(".") && description.purpose.count <= 120)
        #expect(description.why.hasSuffix("."))
    }

    private func compile(_ files: [(path: String, text: String)]) throws -> Compilation {
        try TemporaryFolder.with { folder in
            for file in files { try folder.write(file.text, to: file.path) }
            return Compilation(CompileRequest(workingFolder: folder.path))
        }
    }
}

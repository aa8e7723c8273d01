import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing
import YAMLTree

/// What is said about bad files: `Fixtures/NAME.yaml` and, line by line, `Fixtures/NAME.errors`.
@Suite struct DiagnosticFixtureTests {
    @Test(arguments: Fixtures.cases(in: "Fixtures", suffix: ".yaml"))
    func saysWhatIsWrong(_ url: URL) throws {
        let file = SourceFile(
            id: FileID(index: 0),
            path: url.lastPathComponent,
            bytes: Array(try Data(contentsOf: url))
        )
        let diagnostics = YAMLTree.parse(file).diagnostics
        #expect(!diagnostics.isEmpty)
        let report = diagnostics.flatMap { lines(of: $0, in: file) }
        Golden.expect(report.map { $0 + "\n" }.joined(), at: url.replacingSuffix(".yaml", with: ".errors"))
    }

    private func lines(of diagnostic: Diagnostic, in file: SourceFile) -> [String] {
        ["\(place(diagnostic.range, in: file)): \(diagnostic.rule.text): \(diagnostic.message)"]
            + diagnostic.help.map { "    help: \($0)" }
            + diagnostic.notes.map { "    \(place($0.range, in: file)): \($0.message)" }
            + diagnostic.fixes.flatMap { fix in
                fix.edits.map { "    \(place($0.range, in: file)): \(fix.title) ⇒ \($0.replacement)" }
            }
    }

    /// `3:7-3:12`, from the first character to behind the last.
    private func place(_ range: SourceRange?, in file: SourceFile) -> String {
        guard let range else { return "-" }
        let start = file.position(at: Int(range.lower))
        let end = file.position(at: Int(range.upper))
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }

    /// Every id that has an example in files is shown here too; the limits have tests of their own.
    @Test func showsEveryRule() throws {
        let texts = try Fixtures.cases(in: "Fixtures", suffix: ".errors").map { try $0.readText() }
        for description in YAMLRules.descriptions where !description.wrong.files.contains(where: \.path.isEmpty) {
            #expect(
                texts.contains { $0.contains(" \(description.id.text): ") },
                "No fixture shows \(description.id.text)"
            )
        }
    }
}

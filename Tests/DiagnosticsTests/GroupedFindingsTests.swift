import TestSupport
import Testing

@testable import ScreenSpecDiagnostics

/// What is said of one member in many places is one finding.
@Suite struct GroupedFindingsTests {
    private func findings(_ count: Int, groupedAt place: (Int) -> String) -> (findings: Findings, files: SourceFiles) {
        var files = SourceFiles()
        let file = files.append(path: "a.swift", bytes: Array(String(repeating: "line\n", count: count).utf8))
        let findings = (0..<count).map { number in
            var finding = Diagnostic.sample(
                "r",
                at: SourceRange(file: file, lower: number * 5, upper: number * 5 + 1),
                "m"
            )
            finding.subject = Subject("A", place(number))
            return finding
        }
        return (Findings(findings), files)
    }

    @Test func placesBecomeNotesAndEachLineIsNamedOnce() throws {
        let (findings, files) = findings(3) { _ in "b" }
        let grouped = findings.groupedByPlace({ _ in false }, in: files)
        #expect(grouped.count == 1)
        #expect(grouped.first?.notes.count == 2)
    }

    /// The lines of a file are counted once, however many findings are in it.
    @Test(.takes(atMost: .seconds(1 * 60)))
    func manyFindingsTakeNoTime() {
        let (findings, files) = findings(20_000) { "member\($0 / 2)" }
        #expect(findings.groupedByPlace({ _ in false }, in: files).count == 10_000)
    }
}

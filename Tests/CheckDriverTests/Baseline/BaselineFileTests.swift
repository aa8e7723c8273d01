import ScreenSpecDiagnostics
import ScreenSpecReporting
import TestSupport
import Testing

@testable import CheckDriver

@Suite("A baseline file")
struct BaselineFileTests {
    private static let header = "# ScreenSpec baseline, version 2\n"

    private func read(_ text: String) -> (entries: [String], problems: [String]) {
        let source = SourceFile(id: FileID(index: 0), path: "screenspec-baseline.txt", bytes: Array(text.utf8))
        let file = BaselineFile(source)
        let findings = file.damage + file.repetitions
        #expect(findings.allSatisfy { $0.rule == "damaged-baseline" })
        let problems = findings.map { finding in
            let line = finding.range.map { source.position(at: Int($0.lower)).line } ?? 0
            return "\(line): \(finding.messageWithHelp)"
        }
        return (file.baseline.entries.map(\.text), problems)
    }

    @Test("says again what was written")
    func roundTrip() {
        let findings = ["b", "a", "a"].map { name in
            Diagnostic.sample("private-subviews", at: nil, name, subject: Subject("Shop View", name))
        }
        let baseline = Baseline(FindingKey.keys(of: findings))
        #expect(
            baseline.text.split(separator: "\n").suffix(3) == [
                #"private-subviews Shop\sView a"#, #"private-subviews Shop\sView a #2"#,
                #"private-subviews Shop\sView b"#,
            ]
        )
        let (entries, problems) = read(baseline.text)
        #expect(entries == baseline.entries.map(\.text))
        #expect(problems == [])
        #expect(read(baseline.text.replacing("\n", with: "\r\n")).entries == entries)
        #expect(read("\u{FEFF}" + baseline.text).entries == entries)
    }

    @Test("keeps its entries in any order, with comments and empty lines between them")
    func anyOrder() {
        let (entries, problems) = read(Self.header + "r B m\n\n# older ones\nr A m\n")
        #expect(entries == ["r A m", "r B m"])
        #expect(problems == [])
    }

    @Test(
        "tells what is wrong with it, and reads the rest",
        arguments: [
            ("", [], "1: This baseline is empty. Write it anew with '--write-baseline'."),
            ("r A m\n", [], "1: This is no baseline: the first line of one is '# ScreenSpec baseline, version 2'."),
            ("\u{0}\u{1}binary", [], "1: This is no baseline"),
            (
                "# ScreenSpec baseline, version 3\nr A m\n", [],
                "1: This baseline has version 3, and this program reads version 2. Run the program that wrote it"
            ),
            (Self.header + "r A m\nWhat is this?\nr B m\n", ["r A m", "r B m"], "3: This line is no entry"),
            (Self.header + "r A m\nr B m\nr A m\n", ["r A m", "r B m"], "4: This entry stands here twice"),
            (
                Self.header + "<<<<<<< HEAD\nr A m\n", ["r A m"],
                "2: A merge left this mark. Keep the lines of both sides, remove the marks, and run '--prune-baseline'."
            ),
            (
                Self.header + "<<<<<<< HEAD\nr A m\nr B m\n=======\nr A m\n>>>>>>> other\n", ["r A m", "r B m"],
                "2: A merge left this mark."
            ),
        ] as [(String, [String], String)]
    )
    func damage(text: String, entries: [String], problem: String) {
        let read = read(text)
        #expect(read.entries == entries)
        #expect(read.problems.count == 1)
        #expect(read.problems.first?.hasPrefix(problem) == true, "\(read.problems)")
    }

    @Test("of thousands of broken lines is told in a few words")
    func manyProblems() {
        let (_, problems) = read(Self.header + String(repeating: "no entry at all\n", count: 5000))
        #expect(problems.count == 21)
        #expect(problems.contains("1: 4980 more lines of this baseline cannot be read."))
    }
}

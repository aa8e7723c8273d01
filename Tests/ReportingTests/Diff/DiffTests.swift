import Foundation
import ScreenSpecDiagnostics
import TestSupport
import Testing

@testable import ScreenSpecReporting

@Suite struct LineDiffTests {
    private func apply(_ changes: [LineDiff.Change], to old: [Int], taking new: [Int]) -> [Int] {
        var result: [Int] = []
        var line = 0
        for change in changes {
            result += old[line..<change.old.lowerBound] + new[change.new]
            line = change.old.upperBound
        }
        return result + old[line...]
    }

    private func cost(_ changes: [LineDiff.Change]) -> Int {
        changes.reduce(0) { $0 + $1.old.count + $1.new.count }
    }

    /// No shorter list of changes exists: the standard library's search, another implementation, finds none.
    @Test(arguments: [2, 3, 10, 100])
    func isShortestAndLeadsToTheNewText(alphabet: Int) {
        var generator = SplitMix(seed: UInt64(alphabet))
        for _ in 0..<500 {
            let lines = { (most: Int) in
                (0..<Int.random(in: 0...most, using: &generator)).map { _ in
                    Int.random(in: 0..<alphabet, using: &generator)
                }
            }
            let old = lines(40)
            let new = lines(40)
            let changes = LineDiff.changes(from: old, to: new)
            #expect(apply(changes, to: old, taking: new) == new)
            #expect(cost(changes) == new.difference(from: old).count)
        }
    }

    @Test(.takes(atMost: .seconds(1 * 60)))
    func costIsBounded() {
        var generator = SplitMix(seed: 1)
        let old = (0..<60_000).map { _ in Int.random(in: 0..<5000, using: &generator) }
        let new = (0..<60_000).map { _ in Int.random(in: 0..<5000, using: &generator) }
        let changes = LineDiff.changes(from: old, to: new, budget: 100_000)
        #expect(apply(changes, to: old, taking: new) == new)
    }

    @Test(arguments: [0, 1, 10, 100, 1000])
    func anyBudgetLeadsToTheNewText(budget: Int) {
        var generator = SplitMix(seed: UInt64(budget))
        for _ in 0..<50 {
            let old = (0..<60).map { _ in Int.random(in: 0..<6, using: &generator) }
            let new = (0..<50).map { _ in Int.random(in: 0..<6, using: &generator) }
            #expect(apply(LineDiff.changes(from: old, to: new, budget: budget), to: old, taking: new) == new)
        }
    }
}

@Suite struct UnifiedDiffTests {
    /// `Fixtures/Diffs`: `NAME.old`, `NAME.new`, and the difference in `NAME.diff`. A word after `#` at the end of a new
    /// line owns it.
    @Test(arguments: Fixtures.cases(in: "../Fixtures/Diffs", suffix: ".old"))
    func golden(url: URL) throws {
        let old = try url.readText()
        let new = try url.replacingSuffix(".old", with: ".new").readText()
        let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let owners = lines.map { $0.split(separator: "#").dropFirst().first.flatMap { Int($0) } }
        let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)) { line in
            owners[line].map { SourceRange(file: FileID(index: 0), lower: $0, upper: $0) }
        }
        let text = diff.text(oldLabel: "old", newLabel: "new") { hunk in
            hunk.owners.map { "\($0.lower)" }.joined(separator: ", ")
        }
        Golden.expect(text, at: url.replacingSuffix(".old", with: ".diff"))
    }

    @Test func sameTextsHaveNone() {
        let diff = UnifiedDiff(from: Array("a\nb".utf8), to: Array("a\nb".utf8))
        #expect(diff.hunks.isEmpty)
        #expect(diff.text(oldLabel: "a", newLabel: "b") == "")
    }

    /// A file may be called so that its name would be a line of its own.
    @Test(arguments: [
        ("Zoë & co.swift", "Zoë & co.swift"), ("a\n+++ b", #""a\012+++ b""#), ("\u{1B}[31m\"", #""\033[31m\"""#),
    ])
    func labelsStayOnTheirLine(label: String, shown: String) {
        let text = UnifiedDiff(from: [], to: Array("b\n".utf8)).text(oldLabel: "/dev/null", newLabel: label)
        #expect(text.hasPrefix("--- /dev/null\n+++ \(shown)\n@@"))
    }

    /// The system's `patch` makes the new text of the old one, however hunks are cut by their owners.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "needs /usr/bin/patch"))
    func patchAppliesIt() throws {
        var generator = SplitMix(seed: 11)
        for round in 0..<40 {
            let text = { (most: Int) -> String in
                let lines = (0..<Int.random(in: 0...most, using: &generator)).map { _ in
                    ["a", "b", "}", "", "é"].randomElement(using: &generator) ?? ""
                }
                return lines.joined(separator: "\n") + (Bool.random(using: &generator) ? "\n" : "")
            }
            let old = text(60)
            let new = text(60)
            guard old != new, !old.isEmpty, !new.isEmpty else { continue }
            try TemporaryFolder.with { folder in
                try folder.write(old, to: "file")
                let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)) { line in
                    round % 2 == 0 ? nil : SourceRange(file: FileID(index: 0), lower: line / 2, upper: line / 2)
                }
                let heading = { (hunk: UnifiedDiff.Hunk) in
                    hunk.owners.map { "a.yaml:\($0.lower)" }.joined(separator: ", ")
                }
                let patch = diff.text(oldLabel: "file", newLabel: "file", heading: heading)
                let completed = try run("/usr/bin/patch", ["-s", "file"], input: patch, in: folder.path)
                #expect(completed.status == 0, "\(completed.output)\(completed.errors)\(patch)")
                #expect(try folder.read("file") == new)
            }
        }
    }
}

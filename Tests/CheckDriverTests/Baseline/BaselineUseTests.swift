import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecFrontEnd
import SpecProject
import TestSupport
import Testing

@testable import CheckDriver

@Suite("A run with a baseline")
struct BaselineUseTests {
    private static let registry = RuleRegistry([
        .sample("r", .error, .style),
        .sample("broken", .error, .language),
    ])

    private func findings(_ owners: String..., rule: RuleID = "r") -> Findings {
        Findings(owners.map { Diagnostic.sample(rule, at: nil, $0, subject: Subject($0)) })
    }

    private func use(_ action: BaselineAction, in folder: TemporaryFolder) throws -> BaselineUse {
        var request = CheckRequest(CompileRequest(workingFolder: folder.path))
        request.baselineAction = action
        request.baseline = "known.txt"
        let location = try ProjectLocation(named: folder.path, from: folder.path)
        return try #require(BaselineUse(request, project: ProjectFile(), location: location))
    }

    private func apply(
        _ action: BaselineAction,
        to findings: Findings,
        isComplete: Bool = true,
        in folder: TemporaryFolder
    ) throws -> BaselineUse.Result {
        var files = SourceFiles()
        return try use(action, in: folder)
            .apply(to: findings, registry: Self.registry, isComplete: isComplete, files: &files)
    }

    @Test("writes, knows, reports what is fixed, and prunes it")
    func wholeLife() throws {
        try TemporaryFolder.with { folder in
            #expect(try apply(.write, to: findings("A", "B"), in: folder).findings.isEmpty)
            let text = try folder.read("known.txt")
            #expect(text.hasSuffix("\nr A -\nr B -\n"))
            #expect(try apply(.compare, to: findings("A", "B"), in: folder).findings.isEmpty)
            let outdated = try apply(.compare, to: findings("A", "C"), in: folder)
            #expect(outdated.findings.map(\.rule).sorted { $0.text < $1.text } == ["outdated-baseline", "r"])
            #expect(outdated.counts == BaselineCounts(known: 1, fixed: 1, new: 1))
            #expect(try folder.read("known.txt") == text)
            let pruned = try apply(.prune, to: findings("A", "C"), in: folder)
            #expect(pruned.findings.map(\.message) == ["C"])
            #expect(try folder.read("known.txt").hasSuffix("\nr A -\n"))
            #expect(try !folder.read("known.txt").contains("r C"))
        }
    }

    @Test("proves nothing fixed, and writes nothing, where something is broken")
    func incompleteRun() throws {
        try TemporaryFolder.with { folder in
            _ = try apply(.write, to: findings("A"), in: folder)
            let text = try folder.read("known.txt")
            let broken = findings("X", rule: "broken")
            for action in [BaselineAction.compare, .prune, .write] {
                let result = try apply(action, to: broken, isComplete: false, in: folder)
                #expect(result.findings.contains { $0.rule == "broken" })
                #expect(try folder.read("known.txt") == text)
            }
            #expect(try apply(.compare, to: broken, isComplete: false, in: folder).findings.count == 1)
        }
    }

    @Test("does not prune a file that it cannot read as a whole")
    func damagedFile() throws {
        try TemporaryFolder.with { folder in
            _ = try apply(.write, to: findings("A", "B"), in: folder)
            let text = try folder.read("known.txt") + ">>>>>>> theirs\n"
            try folder.write(text, to: "known.txt")
            let result = try apply(.prune, to: findings("A"), in: folder)
            #expect(Set(result.findings.map(\.rule)) == ["damaged-baseline", "outdated-baseline"])
            #expect(try folder.read("known.txt") == text)
        }
    }

    @Test("overwrites a baseline of any version, and no other file")
    func otherFiles() throws {
        try TemporaryFolder.with { folder in
            for text in [
                "", "# ScreenSpec baseline, version 9\nr X -\n", "\u{FEFF}# ScreenSpec baseline, version 1\r\n",
            ] {
                try folder.write(text, to: "known.txt")
                #expect(try apply(.write, to: findings("A"), in: folder).findings.isEmpty)
                #expect(try folder.read("known.txt").hasSuffix("\nr A -\n"))
            }
            try folder.write("final class App {}\n", to: "known.txt")
            let refused = try apply(.write, to: findings("A"), in: folder)
            #expect(refused.findings.map(\.rule).sorted { $0.text < $1.text } == ["r", "unwritable-output"])
            #expect(refused.message == nil)
            #expect(try folder.read("known.txt") == "final class App {}\n")
        }
    }

    @Test("shows a few of many entries that are fixed")
    func manyFixed() throws {
        try TemporaryFolder.with { folder in
            let many = Findings((0..<500).map { Diagnostic.sample("r", at: nil, "m", subject: Subject("T\($0)")) })
            _ = try apply(.write, to: many, in: folder)
            let result = try apply(.compare, to: findings(), in: folder)
            #expect(result.findings.count == 1)
            #expect(result.findings.first?.message.hasPrefix("500 entries of the baseline no longer occur") == true)
            #expect(result.findings.first?.notes.count == 20)
        }
    }
}

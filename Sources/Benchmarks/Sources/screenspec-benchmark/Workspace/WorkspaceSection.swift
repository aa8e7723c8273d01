import CodeProject
import Foundation
import ScreenSpecConcurrency
import SpecProject

/// A project in memory, beside a check that starts anew.
struct WorkspaceSection: Section {
    static let name = "workspace"
    static let summary = "a project in memory: from a text to what is found"

    private static let specCount = 300
    private static let sourceCount = 4_000
    private static let mostOfCold = (spec: (median: 0.02, most: 0.04), swift: (median: 0.12, most: 0.3))
    private static let mostBytes = 300 << 20

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        try ScratchFolder.with(arguments) { folder in
            try SampleApp(fileCount: Self.sourceCount).write(to: folder)
            for file in SampleSpecs(count: Self.specCount).files + [SampleSpecs.projectFile] {
                try write(file.text, to: file.path, in: folder)
            }
            try measure(folder)
        }
    }

    private func measure(_ folder: URL) throws {
        guard let program = Bundle.main.executablePath else {
            throw Child.Failure(description: "no path of this program")
        }
        let checker = try MeasuredPackage.program(arguments)
        let edits = try WorkspaceEdits.all(count: WorkspaceRun.editCount, in: folder.path)
        let child = try Child.run([program, WorkspaceRun.word, checker], in: folder)
        let run = try WorkspaceRun(reportIn: folder)
        report(run, edits, child, differences: try differences(run, edits, in: folder))
    }

    /// How often a workspace that starts anew finds something else, of so many comparisons.
    private func differences(_ run: WorkspaceRun, _ edits: [WorkspaceEdits.Edit], in folder: URL) throws -> (Int, Int) {
        var count = 0
        for (number, edit) in edits.enumerated() {
            try write(edit.text, to: edit.path, in: folder)
            guard let findings = run.findings[number] else { continue }
            let workspace = ProjectWorkspace(CompileRequest(workingFolder: folder.path))
            if try WorkspaceRun.digest(workspace) != findings { count += 1 }
        }
        return (count, run.findings.count)
    }

    private func report(
        _ run: WorkspaceRun,
        _ edits: [WorkspaceEdits.Edit],
        _ child: Child,
        differences: (count: Int, of: Int)
    ) {
        var table = Table(["text of", "edits", "median ms", "95 % ms", "median : cold", "95 % : cold"])
        var results: [String] = []
        for (name, isOfSpec, bar) in [
            ("one spec", true, Self.mostOfCold.spec), ("one Swift file", false, Self.mostOfCold.swift),
        ] {
            let chosen = edits.indices.filter { edits[$0].isOfSpec == isOfSpec }
            let (seconds, shares) = (chosen.map { run.seconds[$0] }, chosen.map { run.ofCold[$0] })
            let (median, most) = (Timing.median(shares), Timing.percentile(95, of: shares))
            table.append([
                name, String(chosen.count), (Timing.median(seconds) * 1_000).rounded(to: 1),
                (Timing.percentile(95, of: seconds) * 1_000).rounded(to: 1), median.rounded(to: 3), most.rounded(to: 3),
            ])
            results.append(result("\(name) at most \(bar.median) of a cold check", median <= bar.median))
            results.append(result("\(bar.most) of it for 95 of 100", most <= bar.most))
        }
        results.append(result("at most \(Self.mostBytes >> 20) MB", child.peakBytes <= Self.mostBytes))
        results.append(result("findings are those of a check that starts anew", differences.count == 0))
        print(table.text)
        print(
            """

            Cold check \((Timing.median(run.coldSeconds) * 1_000).rounded(to: 0)) ms; peak \((Double(child.peakBytes) / Double(1 << 20)).rounded(to: 1)) MB; \
            \(differences.count) of \(differences.of) comparisons differ.

            Bars: \(results.joined(separator: ", ")).

            Measured: \(Self.specCount) specs and \(Self.sourceCount) Swift files, and \(WorkspaceRun.editCount) edits with a \
            seed: a third in bodies, a third in declarations that others use, a third that break syntax and mend it. Of a spec the \
            time is that from its text to what a compile finds in all specs; what the code makes of it is found out before the next \
            edit, and not counted. Of a Swift file it is that to all that a check finds in all files that it affects. Cold is \
            screenspec check from its start to its end without a cache, after each \(WorkspaceRun.comparedEach)th edit; an edit is held \
            against the mean of the two around it. After each \
            \(WorkspaceRun.comparedEach)th edit all findings are compared with those of a workspace that reads the same \
            texts from the disk.
            """
        )
    }

    private func result(_ bar: String, _ isMet: Bool) -> String {
        "\(bar): \(isMet ? "met" : "MISSED")"
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}

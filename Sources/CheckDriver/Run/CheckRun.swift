import ArchitectureRules
import CompileDriver
import SourceText

/// `check`: from a request to findings, fixes, reports and an exit status.
package struct CheckRun: Sendable {
    private let request: CheckRequest
    private let conclusion: RunConclusion

    /// Fixes make room for others, but never for this many rounds.
    private static let fixRoundLimit = 10

    package init(request: CheckRequest, isStrict: Bool, showsStatistics: Bool, reports: [ReportTarget]) {
        self.request = request
        conclusion = RunConclusion(reports: reports, isStrict: isStrict, showsStatistics: showsStatistics)
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        let loaded = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        let changes: ChangedFiles?
        do throws(ChangesUnknown) {
            changes = try request.changedSince.map { (reference) throws(ChangesUnknown) in
                try ChangedFiles(since: reference, in: loaded.location.folder)
            }
        } catch {
            // Before the work: what it found could not be shown.
            let report = Report(Findings([error.diagnostic]), in: SourceFiles(), folder: loaded.location.folder)
            return conclusion(report, RunStatistics())
        }
        var outcome = CheckOutcome(CheckAnalysis(request), request, changes)
        if let fixing = request.fixing { fix(&outcome, fixing, changes) }
        if conclusion.isForPeople { StandardStream.errors.write(outcome.messages.map { $0 + "\n" }.joined()) }
        return conclusion(outcome.report, outcome.analysis.statistics)
    }

    // MARK: Fixes

    private func fix(_ outcome: inout CheckOutcome, _ fixing: CheckRequest.Fixing, _ changes: ChangedFiles?) {
        let run = FixRun(folder: outcome.analysis.compilation.location.folder, faults: SwiftFaults.count)
        var problems: [Diagnostic] = []
        var fixCount = 0
        var paths: Set<String> = []
        for round in 1...Self.fixRoundLimit {
            let result = run.prepare(outcome.findings, in: outcome.files)
            problems += result.diagnostics
            guard case .write = fixing else {
                StandardStream.output.write(result.difference)
                say(result.fixCount, in: result.changes.count, "would be made", postponed: result.postponedCount)
                break
            }
            guard !result.changes.isEmpty else { break }
            let failures = run.write(result)
            problems += failures
            fixCount += result.fixCount
            paths.formUnion(result.changes.map(\.path))
            outcome = CheckOutcome(CheckAnalysis(request), request, changes)
            guard failures.isEmpty, round < Self.fixRoundLimit else { break }
        }
        if case .write = fixing { say(fixCount, in: paths.count, "made", postponed: 0) }
        outcome.add(problems)
    }

    private func say(_ fixCount: Int, in fileCount: Int, _ verb: String, postponed: Int) {
        guard conclusion.isForPeople else { return }
        let fixes = fixCount == 1 ? "1 fix" : "\(fixCount) fixes"
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        let more = postponed == 0 ? "" : ", and then \(postponed) more"
        StandardStream.errors.write("\(fixes) in \(files) \(verb)\(more).\n")
    }
}

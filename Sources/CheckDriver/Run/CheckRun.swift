import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject
import SpecRules

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
            let report = Report(
                Findings([error.diagnostic]),
                in: SourceFiles(),
                folder: loaded.location.folder,
                policy: Policy(.screenspec)
            )
            return conclusion(report, RunStatistics())
        }
        let analysis = CheckAnalysis(request)
        let comparison: Comparison
        do throws(ChangesUnknown) {
            comparison = try Comparison(analysis, request, changes)
        } catch {
            let report = Report(
                Findings([error.diagnostic]),
                in: SourceFiles(),
                folder: loaded.location.folder,
                policy: Policy(.screenspec)
            )
            return conclusion(report, analysis.statistics)
        }
        var outcome = comparison.outcome(of: analysis, request)
        if let fixing = request.fixing { fix(&outcome, fixing, comparison) }
        let status = conclusion(outcome.report, outcome.analysis.statistics)
        // Behind the findings, where people look first.
        if conclusion.isForPeople { StandardStream.errors.write(outcome.messages.map { $0 + "\n" }.joined()) }
        return status
    }

    /// What has changed since, and what was found before; all rounds of fixes are held against the same.
    private struct Comparison {
        private let changes: ChangedFiles?
        private let earlier: EarlierFindings?

        init(_ analysis: CheckAnalysis, _ request: CheckRequest, _ changes: ChangedFiles?) throws(ChangesUnknown) {
            self.changes = changes
            let filter = FindingFilter(analysis, request, changes)
            earlier = try changes.flatMap { (changes) throws(ChangesUnknown) in
                try EarlierFindings(of: analysis, request, changes) { filter.shows($0, in: analysis.files) }
            }
        }

        func outcome(of analysis: CheckAnalysis, _ request: CheckRequest) -> CheckOutcome {
            CheckOutcome(analysis, request, changes, earlier)
        }
    }

    // MARK: Fixes

    /// Both ways to fix find out the whole result first, so that what is shown is what would be written.
    private func fix(_ outcome: inout CheckOutcome, _ fixing: CheckRequest.Fixing, _ comparison: Comparison) {
        let run = FixRun(folder: outcome.analysis.compilation.location.folder, faults: SwiftFaults.count)
        var result = FixRun.Result()
        var fixed = outcome
        for _ in 1...Self.fixRoundLimit {
            let next = run.prepare(fixed.findings, in: fixed.files, after: result)
            let isDone = next.fixCount == result.fixCount
            result = next
            if isDone { break }
            var request = request
            request.overlay.texts = run.texts(result)
            fixed = comparison.outcome(of: CheckAnalysis(request), request)
        }
        switch fixing {
        case .show:
            StandardStream.output.write(result.difference)
            say(result, "would be made")
        case .write:
            let failures = run.write(result)
            outcome = failures.isEmpty ? fixed : comparison.outcome(of: CheckAnalysis(request), request)
            outcome.add(failures)
            if failures.isEmpty { say(result, "made") }
        }
        outcome.add(result.diagnostics)
    }

    private func say(_ result: FixRun.Result, _ verb: String) {
        guard conclusion.isForPeople else { return }
        let fixes = result.fixCount == 1 ? "1 fix" : "\(result.fixCount) fixes"
        let files = result.changes.count == 1 ? "1 file" : "\(result.changes.count) files"
        StandardStream.errors.write("\(fixes) in \(files) \(verb).\n")
    }
}

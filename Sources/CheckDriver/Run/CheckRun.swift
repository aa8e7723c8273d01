import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

/// `check`: from a request to findings, fixes, reports and an exit status.
package struct CheckRun: Sendable {
    private let request: CheckRequest
    private let conclusion: RunConclusion

    /// Fixes make room for others, but never for this many rounds.
    private static let fixRoundLimit = 10

    package init(_ request: CheckRequest, conclusion: RunConclusion) {
        self.request = request
        self.conclusion = conclusion
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
            return refuse(error, loaded, RunStatistics())
        }
        let checker = ProjectChecker.load(loaded, request.compile, request.rules)
        let project = checker.check()
        let earlier: EarlierFindings?
        do throws(ChangesUnknown) {
            earlier = try changes.flatMap { (changes) throws(ChangesUnknown) in
                let filter = FindingFilter(project, request, changes)
                return try EarlierFindings.find(
                    project,
                    checker,
                    before: changes,
                    since: request.changedSince ?? "",
                    isShown: { filter.shows($0, in: project.files) }
                )
            }
        } catch {
            return refuse(error, loaded, project.statistics)
        }
        // All rounds of fixes are held against the same.
        let report = { CheckReport.make(of: $0, request, changes, earlier) }
        var result = report(project)
        if let fixing = request.fixing { fix(&result, fixing, checker, report) }
        let status = conclusion(result.report, result.project.statistics)
        if conclusion.isForPeople, let message = result.message { StandardStream.errors.write(message + "\n") }
        return status
    }

    private func refuse(_ error: ChangesUnknown, _ project: LoadedProject, _ statistics: RunStatistics) -> ExitStatus {
        let report = Report(
            Findings([error.diagnostic]),
            in: SourceFiles(),
            folder: project.location.folder,
            policy: Policy(.screenspec)
        )
        return conclusion(report, statistics)
    }

    // MARK: Fixes

    /// Both ways to fix find out the whole result first, so that what is shown is what would be written.
    private func fix(
        _ report: inout CheckReport,
        _ fixing: CheckRequest.Fixing,
        _ checker: ProjectChecker,
        _ make: (CheckedProject) -> CheckReport
    ) {
        let run = FixRun(folder: report.project.compilation.location.folder, faults: SwiftFaults.count)
        var result = FixRun.Result()
        var fixed = report
        for _ in 1...Self.fixRoundLimit {
            let next = run.prepare(fixed.findings, in: fixed.files, after: result)
            let isDone = next.fixCount == result.fixCount
            result = next
            if isDone { break }
            var overlay = FileOverlay()
            overlay.texts = run.texts(result)
            let readsAnew = result.changes.contains { $0.path.hasSuffix(".yaml") }
            fixed = make(readsAnew ? recheck(with: overlay) : checker.check(with: overlay))
        }
        switch fixing {
        case .show:
            conclusion.show(difference: result.difference)
            say(result, "would be made")
        case .write:
            let failures = run.write(result)
            report = failures.isEmpty ? fixed : make(recheck())
            report.add(failures)
            if failures.isEmpty { say(result, "made") }
        }
        report.add(result.diagnostics)
    }

    /// The project as the disk has it now.
    private func recheck() -> CheckedProject {
        let project = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        return ProjectChecker.load(project, request.compile, request.rules).check()
    }

    /// The project with other texts in the place of files, specs or one that the project file names among them.
    private func recheck(with overlay: FileOverlay) -> CheckedProject {
        var compile = request.compile
        compile.overlay = overlay
        let project = LoadedProject(named: request.compile.project, from: request.compile.workingFolder, overlay)
        return ProjectChecker.load(project, compile, request.rules).check(with: overlay)
    }

    private func say(_ result: FixRun.Result, _ verb: String) {
        guard conclusion.isForPeople else { return }
        let fixes = result.fixCount == 1 ? "1 fix" : "\(result.fixCount) fixes"
        let files = result.changes.count == 1 ? "1 file" : "\(result.changes.count) files"
        StandardStream.errors.write("\(fixes) in \(files) \(verb).\n")
    }
}

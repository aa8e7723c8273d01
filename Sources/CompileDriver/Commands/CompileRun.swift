import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecProject

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `compile`: from a request to files, reports and an exit status.
package struct CompileRun: Sendable {
    package enum Mode: Sendable {
        case write(isForced: Bool)
        /// Writes nothing; what is out of date is printed and fails the run.
        case check
        /// Prints the checked programs as JSON.
        case emitProgram
    }

    private var request: CompileRequest
    private let mode: Mode
    private let conclusion: RunConclusion
    private let buildSystemFiles: BuildSystemFiles

    package init(
        request: CompileRequest,
        mode: Mode,
        conclusion: RunConclusion,
        buildSystemFiles: BuildSystemFiles = BuildSystemFiles()
    ) {
        self.request = request
        self.mode = mode
        self.buildSystemFiles = buildSystemFiles
        self.conclusion = conclusion
    }

    /// The same for a run that nobody has asked for.
    var unprompted: CompileRun {
        var run = self
        run.request.isPrompted = false
        return run
    }

    /// - Parameter end: Called while all that the run has made is still there: for a program that ends with it, to give that back piece
    ///   by piece would take a twelfth of the run.
    package func callAsFunction(end: (ExitStatus) -> Void = { _ in }) -> ExitStatus {
        StandardStream.outliveReaders()
        var statistics = RunStatistics()
        let remembered: RememberedCompile?
        switch mode {
        case .emitProgram: remembered = nil
        case .check, .write: remembered = RememberedCompile(request, listsFiles: !buildSystemFiles.isEmpty)
        }
        if let outcome = remembered?(writes: mode.writes, isForced: mode.isForced, &statistics) {
            let status = report(outcome, statistics)
            withExtendedLifetime(outcome) { end(status) }
            return status
        }
        return compileAll(remembered, statistics, end)
    }

    /// Compiles the whole project.
    private func compileAll(
        _ remembered: RememberedCompile?,
        _ statistics: RunStatistics,
        _ end: (ExitStatus) -> Void
    ) -> ExitStatus {
        var request = request
        request.isRemembered = remembered != nil && mode.writes
        var compilation = Compilation(request, statistics)
        var outcome = CompileOutcome(
            report: Report(
                compilation.findings,
                in: compilation.files,
                folder: compilation.location.folder,
                policy: compilation.rawFindings.policy
            )
        )
        switch mode {
        case .emitProgram: emitProgram(compilation)
        case .check, .write: produce(&compilation, &outcome, remembered)
        }
        outcome.report.findings = compilation.findings
        let status = report(outcome, compilation.statistics)
        withExtendedLifetime((compilation, outcome)) { end(status) }
        return status
    }

    private func report(_ outcome: CompileOutcome, _ statistics: RunStatistics) -> ExitStatus {
        if let summary = outcome.summary, mode.writes, conclusion.isForPeople { StandardStream.errors.write(summary) }
        for difference in outcome.differences { conclusion.show(difference: difference.text) }
        var report = outcome.report
        report.findings.insert(contentsOf: outcome.differences.map(\.diagnostic))
        if mode.writes, let files = outcome.files, conclusion.status(of: report) == .success {
            report.findings.insert(contentsOf: buildSystemFiles.write(files, request))
        }
        return conclusion(report, statistics)
    }

    // MARK: Outputs

    private func produce(
        _ compilation: inout Compilation,
        _ outcome: inout CompileOutcome,
        _ remembered: RememberedCompile?
    ) {
        let outputs = CompiledOutputs(
            inputs: compilation.inputs,
            analysis: compilation.analysis,
            findings: compilation.findings,
            jobs: request.jobs
        )
        guard var plan = plan(outputs, &compilation.statistics) else {
            if mode.writes { remembered?.remember(compilation, nil, nil) }
            return
        }
        let delivery = OutputDelivery(
            of: plan,
            writes: mode.writes,
            jobs: request.jobs,
            addingTo: &outcome.report.files,
            &compilation.statistics
        )
        compilation.add(delivery.diagnostics)
        outcome.differences = delivery.differences
        guard let result = delivery.result else { return }
        outcome.summary = result.summary(of: request, in: plan.folders.map(\.displayPath))
        if !buildSystemFiles.isEmpty {
            outcome.files = ProjectFiles(
                folder: compilation.location.folder,
                inputs: compilation.files.all.map(\.path),
                folders: compilation.searchedFolders,
                outputs: plan.folders.flatMap { folder in folder.files.map { folder.display($0.path) } }
            )
        }
        plan.forgetContents()
        let done = compilation
        compilation.statistics.measure("remember") { remembered?.remember(done, plan, result) }
    }

    /// `nil` while there is an error, or no spec.
    private func plan(_ outputs: CompiledOutputs, _ statistics: inout RunStatistics) -> OutputPlan? {
        guard let folders = statistics.measure("emit", { outputs.folders }) else { return nil }
        return statistics.measure("compare") { outputs.plan(folders, isForced: mode.isForced) }
    }

    // MARK: The program as JSON

    private func emitProgram(_ compilation: Compilation) {
        guard !compilation.findings.containsError else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if let key = CodingUserInfoKey.sourceFiles { encoder.userInfo[key] = compilation.files }
        let programs = compilation.modules.filter(\.isRequested).map(\.program)
        guard let data = try? encoder.encode(EmittedPrograms(programs: programs)) else { return }
        StandardStream.output.write(String(decoding: data, as: UTF8.self) + "\n")
    }
}

extension CompileRun.Mode {
    fileprivate var writes: Bool {
        if case .write = self { true } else { false }
    }

    /// Whether edits by hand are given up.
    fileprivate var isForced: Bool {
        if case .write(let isForced) = self { isForced } else { false }
    }
}

/// The top of `--emit ir`.
private struct EmittedPrograms: Encodable {
    let version = 1
    let programs: [Program]
}

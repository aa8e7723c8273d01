import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

/// `adopt`: makes generated documents of described ones, where that changes nothing.
package struct AdoptRun: Sendable {
    private let request: AdoptRequest

    package init(_ request: AdoptRequest) {
        self.request = request
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        return run { StandardStream.output.write($0) }
    }

    /// - Parameter tell: Takes the report.
    package func run(_ tell: (String) -> Void) -> ExitStatus {
        let loaded = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        let folder = loaded.location.folder
        let project = ProjectRehearsal(request.compile, FileOverlay())
        let analysed = project.analysed(FileOverlay())
        let (specs, code) = (analysed.specs, analysed.code)
        let errors = specs.compilation.findings.filter { $0.severity == .error }
        guard errors.isEmpty else { return .refusing(since: errors, in: specs.compilation.files, folder) }
        let wanted = Set(request.names)
        let candidates = AdoptCandidate.all(
            in: specs,
            code.subject,
            isForAll: request.isForAll,
            isWanted: wanted.contains
        )
        let unknown = wanted.subtracting(candidates.flatMap(\.names)).sorted()
        guard unknown.isEmpty else {
            let known = code.subject.specs.components
            let generated = Set(known.filter(\.component.generates).map(\.name))
            let problems = unknown.map {
                generated.contains($0) ? Self.generated($0) : Self.unknown($0, known.map(\.name))
            }
            _ = ExitStatus.refusing(since: problems, folder)
            return .findings
        }
        let adoption = Adoption(candidates, project, specs, code.subject.code, in: folder, request.compile.jobs)
        let staged = StagedAdoption(adoption, in: folder, request.compile.jobs)
        guard staged.problems.isEmpty else { return .refusing(since: staged.problems, in: staged.files, folder) }
        var report = AdoptReport(documents: adoption.documents)
        if request.isDry {
            report.difference = staged.difference
            report.isDry = true
        } else {
            let problems = staged.write(isForced: request.isForced)
            guard problems.isEmpty else { return .refusing(since: problems, folder) }
            report.wayBack = staged.wayBack
        }
        report.add(staged)
        tell(request.reportsJSON ? report.json.text() + "\n" : report.text)
        let hasRefused = report.documents.contains { !$0.isAdopted }
        return hasRefused && (!request.isForAll || request.isStrict) ? .findings : .success
    }

    // MARK: Telling

    private static func generated(_ name: String) -> Diagnostic {
        RuleDescription.refusedUpdate.finding(
            at: nil,
            "The Swift of '\(name)' is generated already.",
            help: ["Name what has 'generate: false'."]
        )
    }

    private static func unknown(_ name: String, _ known: [String]) -> Diagnostic {
        let hint = Spelling.question(about: name, among: known)
        return RuleDescription.refusedUpdate.finding(
            at: nil,
            "No spec describes a hand-written '\(name)'.",
            help: [hint ?? "Name a screen or view with 'generate: false', or the first of the models of a document."]
        )
    }
}

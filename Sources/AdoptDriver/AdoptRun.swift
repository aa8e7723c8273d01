import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
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
        let loaded = LoadedProject(named: request.compile.project, from: request.compile.workingFolder)
        let folder = loaded.location.folder
        let project = ProjectRehearsal(request.compile, FileOverlay())
        let (specs, code) = project.analysed(FileOverlay())
        let errors = specs.compilation.findings.filter { $0.severity == .error }
        guard errors.isEmpty else { return show(errors, in: specs.compilation.files, folder) }
        let wanted = Set(request.names)
        let candidates = AdoptCandidate.all(in: specs, code.subject.specs.programs) {
            request.isForAll || wanted.contains($0)
        }
        let unknown = wanted.subtracting(candidates.flatMap(\.names)).sorted()
        guard unknown.isEmpty else {
            return show(
                unknown.map { Self.unknown($0, code.subject.specs.components.map(\.name)) },
                in: SourceFiles(),
                folder
            )
        }
        var adoption = Adoption(candidates, project, specs, code.subject, in: folder, request.compile.jobs)
        let changes = adoption.changes
        if !request.isForced, !request.isDry, !changes.isEmpty {
            let problems = Self.problems(with: GitState.answer(about: changes.map(\.path), in: folder))
            guard problems.isEmpty else { return show(problems, in: SourceFiles(), folder) }
        }
        if request.isDry {
            adoption.show(changes)
        } else {
            let problems = FileChanges(changes, in: folder).write()
            guard problems.isEmpty else { return show(problems, in: SourceFiles(), folder) }
            adoption.tellTheWayBack(changes)
        }
        StandardStream.output.write(request.reportsJSON ? adoption.report.json.text() + "\n" : adoption.report.text)
        let hasRefused = adoption.report.documents.contains { !$0.isAdopted }
        return hasRefused && (!request.isForAll || request.isStrict) ? .findings : .success
    }

    // MARK: Telling

    private static func unknown(_ name: String, _ known: [String]) -> Diagnostic {
        let hint = Spelling.closest(to: name, among: known).map { "Did you mean '\($0)'?" }
        return RuleDescription.refusedUpdate.finding(
            at: nil,
            "No spec describes a hand-written '\(name)'.",
            help: [hint ?? "Name a screen, a view, or the first of the models of a document with 'generate: false'."]
        )
    }

    private static func problems(with answer: GitState.Answer) -> [Diagnostic] {
        switch answer {
        case .clean: []
        case .changed(let paths):
            [
                RuleDescription.refusedUpdate.finding(
                    at: nil,
                    "\(paths.map { "'\($0)'" }.formattedList) \(paths.count == 1 ? "is" : "are") not committed.",
                    help: ["Commit first, so that there is a way back, or write '--force'."]
                )
            ]
        case .unknown:
            [
                RuleDescription.refusedUpdate.finding(
                    at: nil,
                    "Git does not say whether the files are committed.",
                    help: ["Write '--force' to change them all the same."]
                )
            ]
        }
    }

    private func show(_ findings: [Diagnostic], in files: SourceFiles, _ folder: String) -> ExitStatus {
        let report = Report(Findings(findings), in: files, folder: folder, policy: Policy(.screenspec))
        _ = ReportTarget(.terminal, to: .stream(.output)).write(report)
        return ExitStatus(report.findings, of: report.policy.registry)
    }
}

extension Adoption {
    /// The specs and the Swift files of all documents that go.
    var changes: [FileChanges.Change] {
        let specs = candidates.filter(\.refusals.isEmpty).map {
            FileChanges.Change($0.path, from: $0.old, to: $0.editor.file.bytes)
        }
        let swift = cuts.values.map { FileChanges.Change($0.file.path, from: $0.file.bytes, to: $0.result) }
        return (specs + swift).sorted { $0.path < $1.path }
    }

    mutating func show(_ changes: [FileChanges.Change]) {
        report.isDry = true
        report.difference = changes.map { change in
            UnifiedDiff(from: change.old ?? [], to: change.new ?? []).text(
                oldLabel: change.path,
                newLabel: change.path
            )
        }.joined()
    }

    mutating func tellTheWayBack(_ changes: [FileChanges.Change]) {
        guard !changes.isEmpty else { return }
        let paths = changes.map { $0.path.contains(" ") ? "'\($0.path)'" : $0.path }.joined(separator: " ")
        report.wayBack = "git checkout -- \(paths)"
    }
}

import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SourceCheck
import SpecExtraction
import SpecProject

/// `extract`: writes specs of what the code of a project is.
package struct ExtractRun: Sendable {
    let request: ExtractRequest

    package init(_ request: ExtractRequest) {
        self.request = request
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        var draft = ProjectDraft(request)
        var overlay = draft.overlay
        let project = ProjectRehearsal(request.compile, overlay)
        let (specs, code) = project.analysed(overlay)
        if let problem = problem(specs, code, draft) {
            _ = refuse([problem], draft)
            return .failure
        }
        if draft.isNew {
            draft.fit(to: code.subject, architecture: request.architecture)
            overlay = draft.overlay
        }
        var before = project.outcome(overlay)
        if case .list = request.mode {
            list(before)
            return .success
        }
        let renames = renamed(before)
        guard renames.problems.isEmpty else { return refuse(renames.problems, draft) }
        if !renames.editors.isEmpty {
            for (path, editor) in renames.editors {
                overlay.texts[Paths.join(draft.folder, path)] = editor.file.bytes
            }
            before = project.outcome(overlay)
        }
        var extracted = extract(before, project, draft)
        let revisions =
            request.mode.revises ? Revisions(&extracted, before, ClassSelection(request, in: draft.folder)) : nil
        var rehearsal = Rehearsal(project, draft, before: before, known: revisions?.editors ?? [:])
        rehearsal.complete(&extracted)
        guard let revisions else { return deliver(extracted, rehearsal, before) }
        return deliver(extracted, revisions, &rehearsal, before, project)
    }

    // MARK: Asking

    private func problem(_ specs: CompiledSpecs, _ code: AnalysedCode, _ draft: ProjectDraft) -> Diagnostic? {
        if !code.subject.hasCode {
            return RuleDescription.noSources.finding(
                at: nil,
                "There is no Swift to read specs off.",
                help: ["Run it in the folder of the app, or name its folders under 'sources' in the project file."]
            )
        }
        if let name = request.architecture, specs.compilation.architectures[name] == nil {
            let known = specs.compilation.architectures.names
            let hint = Spelling.closest(to: name, among: known).map { "Did you mean '\($0)'?" }
            return RuleDescription.unknownArchitecture.finding(
                at: nil,
                "There is no architecture called '\(name)'.",
                help: [hint ?? "'screenspec architecture list' shows those that there are."]
            )
        }
        return nil
    }

    private func extract(_ before: ProjectRehearsal.Outcome, _ project: ProjectRehearsal, _ draft: ProjectDraft)
        -> ExtractedProject
    {
        let subject = before.code.subject
        let compilation = before.specs.compilation
        let selection = ClassSelection(request, in: draft.folder)
        return ProjectExtraction.project(
            of: subject,
            SwiftTexts(project.texts(before.specs), of: subject.code),
            standard: draft.architecture ?? compilation.project.architecture?.text ?? "mvc",
            plain: compilation.architectures["mvc"],
            taken: compilation.files.all.map(\.path),
            revises: request.mode.revises
        ) { selection.contains($0, screen: $1, in: subject.code) }
    }

    // MARK: Telling

    private func deliver(_ extracted: ExtractedProject, _ rehearsal: Rehearsal, _ before: ProjectRehearsal.Outcome)
        -> ExitStatus
    {
        let draft = rehearsal.draft
        let drafted = DraftedSpecs(extracted, in: draft.specs)
        let files = extracted.documents.compactMap { document -> NewFiles.File? in
            let path = Paths.join(draft.specs, document.path)
            return drafted.text(path).map { NewFiles.File(path, $0) }
        }
        let report = ExtractionReport(project: extracted, folder: draft.specs, place: before.files.path)
        if case .print = request.mode {
            for file in files {
                StandardStream.output.write("# \(file.path)\n\(String(decoding: file.bytes, as: UTF8.self))")
            }
        } else {
            var all = files
            if draft.isNew {
                all.append(NewFiles.File("screenspec.yaml", draft.text(namesTypes: rehearsal.typesText != nil)))
            }
            if let text = rehearsal.typesText, let path = draft.typesPath {
                all.append(NewFiles.File(path, text, isReplaceable: true))
            }
            let problems = files.isEmpty ? [] : NewFiles(all, in: draft.folder).write()
            guard problems.isEmpty else { return refuse(problems, draft) }
        }
        let problems = write(report, draft)
        guard problems.isEmpty else { return refuse(problems, draft) }
        return status(of: report, before)
    }

    func status(of report: ExtractionReport, _ before: ProjectRehearsal.Outcome) -> ExitStatus {
        let open = report.all.open
        let isOver = request.openLimit.map { open > $0 } ?? (request.isStrict && open > 0)
        let hasSyntaxErrors = before.result.findings.contains { $0.rule == RuleDescription.swiftSyntax.id }
        return isOver || hasSyntaxErrors ? .findings : .success
    }

    func write(_ report: ExtractionReport, _ draft: ProjectDraft) -> [Diagnostic] {
        request.reports.compactMap { target in
            let text = target.form == .json ? report.json.text() + "\n" : report.text
            guard let file = target.file else {
                stream(of: target.form).write(text)
                return nil
            }
            do throws(SystemError) {
                let path = Paths.normalised(Paths.join(request.compile.workingFolder, file))
                try FileReplacement.write(Array(text.utf8), to: path)
                return nil
            } catch {
                return FileProblem.unreadable(error).diagnostic(path: file)
            }
        }
    }

    /// What people read gives way to documents that are printed, and to what programs read.
    func stream(of form: ExtractionReport.Target.Form) -> StandardStream {
        let isForPrograms = request.reports.contains { $0.form == .json && $0.file == nil }
        return request.mode.prints || form == .terminal && isForPrograms ? .errors : .output
    }

    func refuse(_ problems: [Diagnostic], _ draft: ProjectDraft) -> ExitStatus {
        let report = Report(Findings(problems), in: SourceFiles(), folder: draft.folder, policy: Policy(.screenspec))
        _ = ReportTarget(.terminal, to: .stream(stream(of: .terminal))).write(report)
        return ExitStatus(report.findings, of: report.policy.registry)
    }
}

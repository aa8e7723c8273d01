import CodeProject
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SourceCheck
import SpecExtraction
import SpecFrontEnd
import SpecProject

/// `extract`: writes specs of what the code of a project is.
package struct ExtractRun: Sendable {
    let request: ExtractRequest

    package init(_ request: ExtractRequest) {
        self.request = request
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        let place = SettledUpdate.Place(request)
        if let place, let settled = SettledUpdate(at: place) {
            let problems = write(settled.texts)
            return problems.isEmpty ? settled.status : refuse(problems, ProjectDraft(request))
        }
        do throws(Refusal) {
            if case .list = request.mode {
                list(try started().outcome)
                return .success
            }
            return deliver(try rehearsed(), place)
        } catch {
            let status = refuse(error.problems, ProjectDraft(request), in: error.files)
            return error.isFailure ? .failure : status
        }
    }

    /// The code beside the specs that a run would write; `nil` where it is refused. Nothing is written.
    package func described() -> CodeSubject? {
        guard let rehearsed = try? rehearsed() else { return nil }
        return rehearsed.rehearsal.subject(with: rehearsed.extracted)
    }

    private struct Refusal: Error {
        let problems: [Diagnostic]
        /// Those that the problems are in.
        var files = SourceFiles()
        /// Whether there is nothing that a run could work on.
        let isFailure: Bool
    }

    /// What a run starts from.
    private struct Start {
        let draft: ProjectDraft
        let project: ProjectRehearsal
        /// What is found where nobody wrote an architecture down.
        let before: ProjectRehearsal.Outcome
        /// What is found with the project file that there is, or that is drafted.
        let outcome: ProjectRehearsal.Outcome
    }

    /// What a run comes to before it is written.
    private struct Rehearsed {
        let start: Start
        let extracted: ExtractedProject
        let revisions: Revisions?
        let rehearsal: Rehearsal
    }

    private func started() throws(Refusal) -> Start {
        var draft = ProjectDraft(request)
        draft.keepsSeverities = true
        // What no spec changes need not be looked for; who asks for specs anew mends the file of types too.
        let project = ProjectRehearsal(
            request.compile,
            draft.overlay,
            leavingOut: SourceCheck.rules(dependingOn: .code).union([RuleDescription.outdatedTypes.id])
        )
        let analysed = project.analysed(draft.overlay)
        let (specs, code) = (analysed.specs, analysed.code)
        if let problem = problem(specs, code) { throw Refusal(problems: [problem], isFailure: true) }
        // What a spec says that is no YAML nobody knows: a run would write it a second time.
        let unreadable = specs.compilation.findings.filter { $0.severity == .error && $0.rule.text.hasPrefix("yaml-") }
        guard unreadable.isEmpty else {
            throw Refusal(problems: unreadable, files: specs.compilation.files, isFailure: false)
        }
        if draft.isNew { draft.fit(to: code.subject, architecture: request.architecture) }
        var before = project.outcome(draft.withoutArchitecture.overlay)
        if draft.isNew { DraftFitting(project, before).split(&draft) }
        let renames = renamed(before)
        guard renames.problems.isEmpty else { throw Refusal(problems: renames.problems, isFailure: false) }
        if !renames.editors.isEmpty {
            draft.renamed = renames.editors.mapValues(\.file.bytes)
            before = project.outcome(draft.withoutArchitecture.overlay)
        }
        let outcome =
            draft.isNew ? DraftFitting(project, before).fit(&draft, isChosen: request.architecture != nil) : before
        let unknown = UnknownNames(in: request, outcome).problems
        guard unknown.isEmpty else { throw Refusal(problems: unknown, isFailure: true) }
        return Start(draft: draft, project: project, before: before, outcome: outcome)
    }

    private func rehearsed() throws(Refusal) -> Rehearsed {
        let start = try started()
        var extracted = extract(start.outcome, start.project, start.draft)
        let selection = ClassSelection(request, in: start.draft.folder)
        let revisions = request.mode.revises ? Revisions(&extracted, start.outcome, selection) : nil
        var rehearsal = Rehearsal(
            start.project,
            start.draft,
            of: start.outcome.code.subject.code,
            before: start.before,
            known: revisions?.editors ?? [:],
            roundLimit: request.roundLimit
        )
        rehearsal.complete(&extracted)
        return Rehearsed(start: start, extracted: extracted, revisions: revisions, rehearsal: rehearsal)
    }

    // MARK: Asking

    private func problem(_ specs: CompiledSpecs, _ code: AnalysedCode) -> Diagnostic? {
        if !code.subject.hasCode {
            return RuleDescription.noSources.finding(
                at: nil,
                "There is no Swift to read specs off.",
                help: ["Run it in the folder of the app, or name its folders under 'sources' in the project file."]
            )
        }
        if let name = request.architecture, specs.compilation.architectures[name] == nil {
            let known = specs.compilation.architectures.names
            let hint = Spelling.question(about: name, among: known)
            return RuleDescription.unknownArchitecture.finding(
                at: nil,
                "There is no architecture called '\(name)'.",
                help: [hint ?? "'screenspec architecture list' shows those that there are."]
            )
        }
        return nil
    }

    private func extract(_ start: ProjectRehearsal.Outcome, _ project: ProjectRehearsal, _ draft: ProjectDraft)
        -> ExtractedProject
    {
        let subject = start.code.subject
        let compilation = start.specs.compilation
        let selection = ClassSelection(request, in: draft.folder)
        var extraction = ProjectExtraction(
            of: subject,
            SwiftTexts(project.texts(start.specs), of: subject.code),
            standard: draft.architectureName ?? compilation.project.architecture?.text
                ?? ComponentOutline.defaultArchitecture,
            plain: compilation.architectures[ComponentOutline.defaultArchitecture],
            in: draft.folders,
            startingWith: MainStoryboards(in: draft.folder).all,
            revises: request.mode.revises
        ) { selection.contains($0, screen: $1, in: subject.code) }
        return extraction.extract(
            beside: compilation.files.all.map(\.path),
            namesObjectiveC: selection.isWhole
        )
    }

    // MARK: Telling

    private func deliver(_ rehearsed: Rehearsed, _ place: SettledUpdate.Place?) -> ExitStatus {
        let (start, extracted) = (rehearsed.start, rehearsed.extracted)
        var rehearsal = rehearsed.rehearsal
        if let revisions = rehearsed.revisions {
            return deliver(extracted, revisions, &rehearsal, start.outcome, start.project, place)
        }
        let draft = rehearsal.draft
        let drafted = rehearsal.drafted(extracted)
        let files =
            [draft.dialectFile].compactMap(\.self)
            + extracted.documents.compactMap { document -> FileChanges.Change? in
                let path = Paths.display(document.path, in: draft.specs)
                return drafted.text(path).map { FileChanges.Change(path, $0) }
            }
        let report = self.report(of: extracted, in: draft.specs, start.outcome, start.project)
        if case .print = request.mode {
            for file in files {
                StandardStream.output.write("# \(file.path)\n\(String(decoding: file.new ?? [], as: UTF8.self))")
            }
        } else {
            let all = files + rehearsal.projectFiles(naming: drafted.newPaths)
            let problems = extracted.documents.isEmpty ? [] : FileChanges(all, in: draft.folder).write()
            guard problems.isEmpty else { return refuse(problems, draft) }
        }
        let problems = write(report.texts)
        guard problems.isEmpty else { return refuse(problems, draft) }
        return status(of: report)
    }

    /// - Parameter folder: Where the specs lie, from the project's folder.
    func report(
        of extracted: ExtractedProject,
        in folder: String,
        _ before: ProjectRehearsal.Outcome,
        _ project: ProjectRehearsal
    ) -> ExtractionReport {
        let declarations = OpenPlaces(before.code.subject)
        let open = extracted.documents.flatMap(\.openPoints).compactMap { declarations.range(of: $0.place) }
        let errors = before.findings.filter { $0.rule == RuleDescription.swiftSyntax.id }
        let named = open + extracted.documents.map(\.place) + extracted.skipped.map(\.place)
        let files = project.texts(before.specs, of: Set((named + errors.compactMap(\.range)).map(\.file)))
        return ExtractionReport(
            project: extracted,
            folder: folder,
            syntaxErrors: errors,
            place: { place in
                files.path(of: place).flatMap { path in files.position(of: place).map { "\(path):\($0.line)" } }
            },
            declaration: declarations.range
        )
    }

    func status(of report: ExtractionReport) -> ExitStatus {
        let open = report.all.open
        let isOver = request.openLimit.map { open > $0 } ?? (request.isStrict && open > 0)
        return isOver || !report.syntaxErrors.isEmpty ? .findings : .success
    }

    /// - Parameter texts: The report in each form.
    func write(_ texts: [ExtractionReport.Target.Form: String]) -> [Diagnostic] {
        request.reports.compactMap { target in
            let text = texts[target.form] ?? ""
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

    func refuse(_ problems: [Diagnostic], _ draft: ProjectDraft, in files: SourceFiles = SourceFiles()) -> ExitStatus {
        .refusing(since: problems, in: files, draft.folder, on: stream(of: .terminal))
    }
}

import DocumentationEmitter
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecFrontEnd
import SpecProject

/// `docs`: from a request to pages, reports and an exit status.
package struct DocumentationRun: Sendable {
    private let request: DocumentationRequest
    private let conclusion: RunConclusion

    package init(_ request: DocumentationRequest, conclusion: RunConclusion) {
        self.request = request
        self.conclusion = conclusion
    }

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        var compilation = Compilation(request.compilation)
        var files = compilation.files
        produce(&compilation, &files)
        return conclusion(compilation, in: files)
    }

    private func produce(_ compilation: inout Compilation, _ files: inout SourceFiles) {
        guard let folders = outputs(&compilation) else { return }
        let planner = OutputPlanner(
            projectFolder: compilation.location.folder,
            projectFile: ProjectParser.fileName,
            specs: compilation.selection ?? Set(compilation.modules.flatMap { $0.program.files.map(\.path) }),
            isForced: request.isForced,
            jobs: request.jobs
        )
        let plan = compilation.statistics.measure("compare") { planner.plan(folders) }
        let delivery = OutputDelivery(
            of: plan,
            writes: !request.isCheck,
            jobs: request.jobs,
            addingTo: &files,
            &compilation.statistics
        )
        for difference in delivery.differences { conclusion.show(difference: difference.text) }
        compilation.add(delivery.diagnostics + delivery.differences.map(\.diagnostic))
        if let result = delivery.result, conclusion.isForPeople {
            StandardStream.errors.write(result.summary(in: folders.filter { !$0.files.isEmpty }.map(\.displayPath)))
        }
    }

    /// What is to be written; `nil` while there is an error, or no spec.
    private func outputs(_ compilation: inout Compilation) -> [OutputFolder]? {
        let findings = compilation.findings
        let checked = compilation.modules.compactMap { CheckedProgram($0.program, findings: findings) }
        guard checked.count == compilation.modules.count, checked.contains(where: { !$0.program.files.isEmpty }) else {
            return nil
        }
        let layout = layout(compilation)
        let jobs = request.jobs
        let policy = Policy(request.rules, settings: compilation.project.rules)
        let settled = compilation
        let project = DocumentedProject(
            programs: checked,
            files: compilation.files,
            rules: request.rules.descriptions.map { DocumentedRule($0, severity: policy.severity(of: $0)) },
            layouts: compilation.statistics.measure("layouts") { LaidOutViews(settled, jobs: jobs).layouts() }
        )
        let site = compilation.statistics.measure("survey") {
            Site(project, jobs: jobs)
        }
        compilation.statistics.count("pages", site.outlines.count)
        let graphviz = Graphviz(executable: Graphviz.find())
        let surveyed = compilation
        let earlier = layout.places.map(pictures)
        let folders = compilation.statistics.measure("build") {
            self.folders(of: site, layout, surveyed, graphviz, earlier)
        }
        let pages = zip(layout.places, earlier).flatMap { place, pictures in
            pictures.pages.map { Paths.display(Paths.join(place.folder, $0), from: settled.location.folder) }
        }
        compilation.add(graphviz.diagnostics(uncomparedPages: pages))
        return folders
    }

    private func layout(_ compilation: Compilation) -> DocumentationLayout {
        DocumentationLayout(
            compilation.project.documentation,
            projectFolder: compilation.location.folder,
            output: request.output,
            workingFolder: request.compilation.workingFolder,
            forms: request.forms
        )
    }

    /// What is kept of the pages that are there, where nothing draws: a run that writes keeps nothing.
    private func pictures(of place: DocumentationLayout.Place) -> EarlierPictures {
        guard request.isCheck else { return .none }
        let kind = place.form.kind
        return EarlierPictures { kind.body(ofFile: Paths.join(place.folder, $0)) }
    }

    private func folders(
        of site: Site,
        _ layout: DocumentationLayout,
        _ compilation: Compilation,
        _ graphviz: Graphviz,
        _ earlier: [EarlierPictures]
    ) -> [OutputFolder] {
        let projectFolder = compilation.location.folder
        let emitters = zip(layout.places, earlier).map { place, earlier in
            place.form.emitter(
                of: site,
                in: place.folder,
                projectFolder: Paths.relative(projectFolder, to: place.folder),
                drawing: graphviz,
                earlier: earlier
            )
        }
        let selection = compilation.selection
        let pages = site.outlines.filter { outline in
            outline.spec.map { selection?.contains($0) ?? true } ?? true
        }.map(\.id)
        let progress = Progress("Writing pages", of: pages.count)
        let written = request.jobs.map(pages) { id -> [[GeneratedFile]] in
            let page = site.page(id)
            defer { progress.advance() }
            return emitters.map { $0.files(for: page).map(GeneratedFile.init) }
        }
        progress.finish()
        func folder(_ path: String, _ form: DocumentationForm, _ files: [GeneratedFile]) -> OutputFolder {
            OutputFolder(
                path: path,
                displayPath: Paths.display(path, from: projectFolder),
                files: files,
                kind: form.kind,
                coversAllSpecs: selection == nil
            )
        }
        let current = layout.places.enumerated().map { number, place in
            let shared = emitters[number].sharedFiles().map(GeneratedFile.init)
            return folder(place.folder, place.form, written.flatMap { $0[number] } + shared)
        }
        let former = layout.former.map { folder($0.folder, $0.form, []) }
        return current + former
    }
}

/// What `docs` is asked for.
package struct DocumentationRequest: Sendable {
    /// Which specs.
    package var compilation: CompileRequest
    /// The folder for pages, as seen from the working folder; `nil` is the project's.
    package var output: String?
    /// Empty for those of the project.
    package var forms: [DocumentationForm] = []
    /// Writes nothing; what is out of date is printed and fails the run.
    package var isCheck = false
    /// Whether pages that were edited by hand are given up.
    package var isForced = false
    /// All rules of the program.
    package var rules: RuleRegistry

    package init(_ compilation: CompileRequest, rules: RuleRegistry) {
        self.compilation = compilation
        self.rules = rules
    }

    var jobs: Jobs { compilation.jobs }
}

extension GeneratedFile {
    fileprivate init(_ page: EmittedPage) {
        self.init(path: page.path, origin: page.spec.map(Origin.spec) ?? .allSpecs, body: page.body)
    }
}

import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecFrontEnd
import SpecRules

/// One run of the compiler up to checked programs: what was read, what it says, and what is wrong with it.
package struct Compilation: Sendable {
    package let location: ProjectLocation
    package let project: ProjectFile
    package let files: SourceFiles
    package let architectures: ArchitectureTable
    package let modules: [Module]
    package private(set) var findings: Findings
    /// What `findings` were made of.
    package let rawFindings: RawFindings
    package var statistics: RunStatistics
    /// The specs whose outputs are asked for, as findings show them; `nil` for all of the project.
    package let selection: Set<String>?
    /// Whether the output folder is this run's alone, so that all else that was generated in it is stale.
    package let ownsOutputs: Bool
    /// The folders that specs were looked for in, as findings show paths.
    package let searchedFolders: [String]
    /// What a later run may use, if the request asks to remember it.
    private(set) var memory: CompileMemory?

    /// A module with its program, and where what is made of it goes.
    package struct Module: Sendable {
        package let name: String?
        package let program: Program
        /// Absolute.
        package let output: String
        /// What it shows to other modules; `nil` where the project is one module.
        package let interface: ModuleInterface?
        /// Whether the request asks for it.
        package let isRequested: Bool
    }

    /// The passes in order: project, sources, bytes, trees, names, rules, policy.
    package init(_ request: CompileRequest, _ statistics: RunStatistics = RunStatistics()) {
        var statistics = statistics
        let jobs = request.jobs
        var loadedProject = statistics.measure("project") {
            LoadedProject(named: request.project, from: request.workingFolder)
        }
        let described = DescribedModules(request, &loadedProject)
        let location = loadedProject.location
        let project = loadedProject.project
        var found = loadedProject.diagnostics
        var suppressions = loadedProject.suppressions

        let sources =
            described?.sources
            ?? statistics.measure("find") { ProjectSources(project, in: location, request: request) }
        found += sources.diagnostics
        let graphProblems = described == nil ? ModuleGraph.check(project) : []
        found += graphProblems

        var projectFiles = loadedProject.files
        let interfaces = LoadedInterfaces(sources.interfaces, from: location.folder, addingTo: &projectFiles)
        // In a circle, no module can be compiled first.
        if !graphProblems.contains(where: { $0.rule == RuleDescription.moduleCycle.id }) {
            found += interfaces.diagnostics
        }
        let loaded = statistics.measure("read") {
            LoadedFiles(
                paths: sources.paths,
                from: location.folder,
                after: projectFiles,
                reader: request.specReader,
                jobs: jobs
            )
        }
        let files = loaded.files
        found += loaded.diagnostics
        let isSound = found.isEmpty

        let parsed = statistics.measure("parse") {
            jobs.map(loaded.readable.compactMap { files[$0] }) { SpecParser.parse($0) }
        }
        let others = OtherModules(sources, parsed, folder: location.folder)
        for file in parsed {
            found += others.withoutWarnings(file.diagnostics)
            if !others.contains(file.id) { suppressions.append(file.suppressions) }
        }

        let linked = statistics.measure("link") {
            Linking(parsed, sources, interfaces, project: project, folder: location.folder, jobs: jobs) { files[$0] }
        }
        var memory =
            request.isRemembered
            ? statistics.measure("remember") {
                CompileMemory(loadedProject, interfaces, loaded, sources, linked, others, jobs)
            }
            : nil
        found += others.removed(from: linked.diagnostics)

        let policy = loadedProject.policy(of: request.registry)
        let broken = statistics.measure("check") {
            SpecRules.findings(
                in: linked.modules.map(\.program),
                running: policy.isOn,
                mapping: { jobs.map($0, $1) }
            )
        }
        found += others.removed(from: SpecRules.reliable(broken, after: LanguageRules.hidingErrors(among: found)))
        memory?.add(parsed, linked, broken, policy)
        memory?.isSound = isSound
        self.memory = memory
        statistics.count("specs", parsed.count)

        let rawFindings = RawFindings(found: found, suppressions: suppressions, policy: policy)
        findings = rawFindings.findings(in: files)
        self.rawFindings = rawFindings
        modules = linked.modules.map { module in
            Module(
                name: module.name,
                program: module.program,
                output: module.output,
                interface: module.interface,
                isRequested: sources.isRequested(module.name)
            )
        }
        architectures = linked.architectures
        selection = sources.selection.map { Set($0.map { Paths.display($0, from: location.folder) }) }
        ownsOutputs = sources.areDescribed
        searchedFolders = sources.watchedFolders(from: location.folder).map(\.path)
        self.location = location
        self.project = project
        self.files = files
        self.statistics = statistics
    }

    /// Adds what was found after the checks, such as outputs that can't be written.
    package mutating func add(_ diagnostics: [Diagnostic]) {
        findings.insert(contentsOf: diagnostics)
    }
}

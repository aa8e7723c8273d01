import ScreenSpecReporting
import ScreenSpecFileSystem
import ScreenSpecDiagnostics
import SpecFrontEnd

/// What a run over specs starts from: the project, where its specs lie, and what modules show that are not compiled in it.
package struct ProjectInputs: Sendable {
    package let project: LoadedProject
    package let policy: Policy
    package let sources: ProjectSources
    package let interfaces: LoadedInterfaces
    /// The project file, if there is one, and the interfaces that were read.
    package let projectFiles: SourceFiles
    package let files: SpecFiles
    private let request: CompileRequest

    /// The specs whose outputs are asked for, as findings show them; `nil` for all of the project.
    package var selection: Set<String>? {
        sources.selection.map { Set($0.map { Paths.display($0, from: project.location.folder) }) }
    }

    /// Looks for the specs where the project and the request say.
    ///
    /// - Parameter loaded: The project, where it is loaded already.
    package init(
        _ request: CompileRequest,
        of loaded: LoadedProject? = nil,
        _ statistics: inout RunStatistics
    ) {
        var project = statistics.measure("project") {
            loaded ?? LoadedProject(named: request.project, from: request.workingFolder, request.overlay)
        }
        let described = DescribedModules(request, &project)
        let sources =
            described?.sources
            ?? statistics.measure("find") {
                // What follows from defaults in the place of the project would be no help.
                project.project.isUsable
                    ? ProjectSources(project.project, in: project.location, request: request)
                    : ProjectSources(withoutSpecs: project.project, in: project.location, request: request)
            }
        self.init(request, project, sources)
    }

    package init(_ request: CompileRequest, _ project: LoadedProject, _ sources: ProjectSources) {
        self.request = request
        self.project = project
        self.sources = sources
        policy = project.policy(of: request.registry)
        var files = project.files
        let folder = project.location.folder
        interfaces = LoadedInterfaces(sources.interfaces, from: folder, addingTo: &files)
        projectFiles = files
        self.files = SpecFiles(sources, from: folder, after: files.all.count)
    }

    /// What the system says of the project file, and of the interfaces that were read.
    package var watched: [WatchedFile] { project.watched + interfaces.watched }

    /// Whether nothing was wrong before the specs were looked into.
    package var areSound: Bool {
        project.diagnostics.isEmpty && sources.diagnostics.isEmpty && interfaces.diagnostics.isEmpty
            && (sources.areDescribed || ModuleGraph.check(project.project).isEmpty)
    }

    /// Whether the specs are those of other inputs, each with the same number and in the same module.
    func hasSpecs(of other: ProjectInputs) -> Bool {
        files.paths == other.files.paths && files.modules == other.files.modules
            && files.firstNumber == other.files.firstNumber
    }

    package var pipeline: SpecPipeline {
        let reader = request.specReader
        return SpecPipeline(
            project: project,
            sources: sources,
            interfaces: interfaces,
            files: files,
            policy: policy,
            jobs: request.jobs,
            read: { path in Result { () throws(FileProblem) in try reader.readStamped(path) } }
        )
    }

    /// Compiles all specs, as if nothing were known of them but how an earlier run has parsed some.
    package func analyse(after earlier: SpecTexts? = nil, _ statistics: inout RunStatistics) -> SpecAnalysis {
        pipeline.runAll(after: earlier, &statistics)
    }
}

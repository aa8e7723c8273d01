import ArchitectureRules
import ScreenModel
import SourceText
import SpecFrontEnd
import SwiftEmitter

/// A compile that uses what an earlier one has remembered: where nothing has changed it only asks the system for every file,
/// and where little has, it compiles little.
struct RememberedCompile {
    private let request: CompileRequest
    private let location: ProjectLocation
    private let cache: CompileCache
    private let key: String
    private let listsFiles: Bool

    /// `nil` where the request asks for something that is not remembered, or for a project that there is not.
    ///
    /// - Parameter listsFiles: Whether the outcome is to name inputs and outputs.
    init?(_ request: CompileRequest, listsFiles: Bool) {
        guard request.isRemembered, request.paths.isEmpty, request.buildDescription == nil,
            let location = try? ProjectLocation(named: request.project, from: request.workingFolder)
        else { return nil }
        self.request = request
        self.listsFiles = listsFiles
        self.location = location
        cache = CompileCache(projectFolder: location.folder)
        let output = request.output.map {
            Paths.display(Paths.normalised(Paths.join(request.workingFolder, $0)), from: location.folder)
        }
        key = [
            location.file.map { Paths.display($0, from: location.folder) }, output, request.module,
            String(SwiftEmitter.languageVersion),
        ].map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
    }

    /// Does what has to be done; `nil` where that is to compile the whole project.
    func callAsFunction(writes: Bool, isForced: Bool, _ statistics: inout RunStatistics) -> CompileOutcome? {
        guard let file = statistics.measure("recall", { StateFile(cache.path(for: key), key: key) }) else { return nil }
        let changes = statistics.measure("look") {
            StateChanges(since: file.state, in: location.folder, jobs: request.jobs)
        }
        var folders: [WatchedFile]?
        if changes.concernsSpecFolders || !file.state.foldersDecide {
            let searched = statistics.measure("find") { specFolders(ifSpecsAreThoseOf: file.state) }
            guard let searched else { return nil }
            folders = searched
        }
        if changes.isEmpty {
            guard let outcome = repeated(file.state) else { return nil }
            let isFresh = changes.refreshed.isEmpty && !changes.concernsSpecFolders
            if writes, !isFresh, var state = file.complete() {
                state.watched.update(changes.refreshed)
                if let folders { state.watched.replaceSpecFolders(folders) }
                statistics.measure("remember") { cache.write(state) }
            }
            statistics.count("specs compiled", 0)
            return outcome
        }
        guard writes, let state = statistics.measure("recall more", { file.complete() }) else { return nil }
        return compile(changes, since: state, folders, isForced: isForced, &statistics)
    }

    /// Keeps what a compile of the whole project has made.
    func remember(_ compilation: Compilation, _ plan: OutputPlan, _ result: OutputWriter.Result) {
        guard let state = CompileState(compilation, plan, result, key: key) else { return }
        cache.write(state)
    }

    // MARK: Nothing to do

    /// Looks for the specs again; the folders that they are found in, or `nil` where there are other ones.
    private func specFolders(ifSpecsAreThoseOf state: CompileState) -> [WatchedFile]? {
        let project = LoadedProject(named: request.project, from: request.workingFolder)
        let sources = ProjectSources(project.project, in: location, request: request)
        let found = sources.paths.map { Paths.display($0, from: location.folder) }.sorted()
        guard sources.diagnostics.isEmpty, sources.dependsOnFoldersOnly == state.foldersDecide,
            found == state.watched.specs.map({ state.watched.path($0) })
        else { return nil }
        return sources.watchedFolders(from: location.folder)
    }

    /// What the earlier run has reported, and what it would say of its outputs now.
    private func repeated(_ state: CompileState) -> CompileOutcome? {
        var isDisturbed = false
        let files = FindingFiles(state.findings) { id in
            let index = Int(id.index)
            guard state.watched.files.contains(index) else { return nil }
            let path = state.watched.path(index)
            let bytes = try? FileReader().read(Paths.join(location.folder, path))
            guard let bytes, ContentHash(bytes).value == state.watched.entries[index].hash else {
                isDisturbed = true
                return nil
            }
            return SourceFile(id: id, path: path, bytes: bytes)
        }
        guard !isDisturbed else { return nil }
        let result = OutputWriter.Result(unchangedCount: state.watched.outputs.count)
        let project = LoadedProject(named: request.project, from: request.workingFolder)
        return CompileOutcome(
            report: report(state.findings, files, project.policy),
            summary: result.summary(of: request, in: state.outputFolders),
            files: projectFiles(of: state)
        )
    }

    // MARK: Little to do

    private func compile(
        _ changes: StateChanges,
        since state: CompileState,
        _ folders: [WatchedFile]?,
        isForced: Bool,
        _ statistics: inout RunStatistics
    ) -> CompileOutcome? {
        let project = LoadedProject(named: request.project, from: request.workingFolder)
        let partial = statistics.measure("compile") { try? PartialCompile(state, changes, project, request) }
        guard let partial else { return nil }
        statistics.count("specs compiled", partial.targets.count)
        var summary: String?
        if !partial.findings.containsError {
            var output = PartialOutput(partial, since: state, changes, folder: location.folder)
            let written = statistics.measure("write") {
                output.write(request, isForced: isForced, all: state.watched.outputs.count)
            }
            guard let result = written else { return nil }
            summary = result.summary(of: request, in: state.outputFolders)
            var state = output.state
            if let folders { state.watched.replaceSpecFolders(folders) }
            statistics.measure("remember") { cache.write(state) }
        }
        guard let files = files(partial, state) else { return nil }
        return CompileOutcome(
            report: report(partial.findings, files, project.policy),
            summary: summary,
            files: projectFiles(of: state)
        )
    }

    private func projectFiles(of state: CompileState) -> ProjectFiles? {
        guard listsFiles else { return nil }
        let watched = state.watched
        return ProjectFiles(
            folder: location.folder,
            inputs: watched.files.map { watched.path($0) },
            folders: watched.specFolders.map { watched.path($0) },
            outputs: watched.outputs.map { watched.path($0) }
        )
    }

    private func report(_ findings: some Sequence<Diagnostic>, _ files: FindingFiles, _ policy: Policy) -> Report {
        Report(Findings(findings.map(files.moved)), in: files.files, folder: location.folder, policy: policy)
    }

    /// The files of the findings: those that were compiled as they were then, the others as they are remembered.
    private func files(_ partial: PartialCompile, _ state: CompileState) -> FindingFiles? {
        var isDisturbed = false
        let sources = partial.parse.sources
        let files = FindingFiles(partial.findings) { id in
            let index = Int(id.index)
            if let source = sources[id] { return source }
            guard state.watched.files.contains(index) else { return nil }
            let path = state.watched.path(index)
            guard let bytes = try? FileReader().read(Paths.join(location.folder, path)) else {
                isDisturbed = true
                return nil
            }
            return SourceFile(id: id, path: path, bytes: bytes)
        }
        return isDisturbed ? nil : files
    }
}

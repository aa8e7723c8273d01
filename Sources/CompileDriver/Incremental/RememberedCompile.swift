import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecProject
import SwiftEmitter

/// A compile that uses what an earlier one has remembered: where nothing has changed it only asks the system for every file,
/// and where little has, it compiles little.
struct RememberedCompile {
    private let request: CompileRequest
    private let location: ProjectLocation
    private let cache: CompileCache
    private let key: String
    private let listsFiles: Bool
    /// What the build system says of the project, if that is not for the project file to say.
    private let description: BuildDescription?

    /// `nil` where the request asks for something that is not remembered, or for a project that there is not.
    ///
    /// - Parameter listsFiles: Whether the outcome is to name inputs and outputs.
    init?(_ request: CompileRequest, listsFiles: Bool) {
        guard request.isRemembered, request.paths.isEmpty,
            let location = try? ProjectLocation(named: request.project, from: request.workingFolder)
        else { return nil }
        self.request = request
        self.listsFiles = listsFiles
        self.location = location
        if let path = request.buildDescription {
            // What is wrong with the description is for a compile to say.
            guard let description = try? BuildDescription.load(path, from: request.workingFolder).get(),
                let memory = description.memory
            else { return nil }
            self.description = description
            cache = CompileCache(folder: Paths.normalised(Paths.join(request.workingFolder, memory)))
        } else {
            description = nil
            cache = CompileCache(projectFolder: location.folder)
        }
        let outputs = [request.output, request.doubles].map { output in
            output.map { Paths.display(Paths.normalised(Paths.join(request.workingFolder, $0)), from: location.folder) }
        }
        key = [
            location.file.map { Paths.display($0, from: location.folder) }, outputs[0], outputs[1], request.module,
            String(SwiftEmitter.languageVersion), description?.frame,
        ].map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
    }

    /// Does what has to be done; `nil` where that is to compile the whole project.
    func callAsFunction(writes: Bool, isForced: Bool, _ statistics: inout RunStatistics) -> CompileOutcome? {
        guard let file = statistics.measure("recall", { cache.state(for: key) }) else { return nil }
        let changes = statistics.measure("look") {
            StateChanges(since: file.state, in: location, jobs: request.jobs)
        }
        guard !changes.concernsOtherModules else { return nil }
        var project = LoadedProject(named: request.project, from: request.workingFolder)
        var found = description.map { DescribedModules($0, request, &project).sources }
        if found == nil,
            changes.concernsSpecFolders || changes.projectFile != nil || !file.state.foldersDecide
        {
            found = statistics.measure("find") {
                ProjectSources(project.project, in: location, request: request)
            }
        }
        guard project.diagnostics.isEmpty, found?.diagnostics.isEmpty ?? true else { return nil }
        let isSame = found.map { hasSameSpecs($0, as: file.state) } ?? true
        guard isSame, changes.areNoneOfSpecs, changes.areNoneOfOutputs || file.state.hasErrors else {
            let sources = found ?? sources(of: file.state, project)
            return sources.flatMap { sources in
                continued(file, changes, project, sources, (writes, isForced), &statistics)
            }
        }
        guard let outcome = repeated(file.state, project) else { return nil }
        let isFresh = changes.refreshed.isEmpty && !changes.concernsSpecFolders
        if writes, !isFresh, let memory = file.memoryBytes() {
            var state = file.state
            state.update(changes.refreshed)
            // A description names specs and no folders.
            if description == nil, let found {
                state.watched = state.watched.replacing(specFolders: found.watchedFolders(from: location.folder))
            }
            statistics.measure("remember") { cache.write(state, memory: memory) }
        }
        statistics.count("specs compiled", 0)
        return outcome
    }

    /// Keeps what a compile of the whole project has made; without a plan, it held errors and wrote nothing.
    func remember(_ compilation: Compilation, _ plan: OutputPlan?, _ result: OutputWriter.Result?) {
        let making = StateMaking(
            key: key,
            inputs: compilation.inputs,
            analysis: compilation.analysis,
            findings: compilation.findings,
            earlier: nil,
            concernsOutputFolders: true
        )
        guard plan != nil || compilation.findings.containsError, let state = making.state(plan, result) else { return }
        cache.write(state, SpecMemory(compilation.inputs, compilation.analysis), request.jobs)
    }

    private func hasSameSpecs(_ sources: ProjectSources, as state: CompileState) -> Bool {
        sources.dependsOnFoldersOnly == state.foldersDecide
            && sources.paths.map { Paths.display($0, from: location.folder) }.sorted()
                == state.watched.specs.map { state.watched.path($0) }
    }

    /// The modules with the specs that they had.
    private func sources(of state: CompileState, _ project: LoadedProject) -> ProjectSources? {
        let layout = ProjectSources(withoutSpecs: project.project, in: location, request: request)
        var paths: [[String]] = Array(repeating: [], count: layout.modules.count)
        for (spec, module) in zip(state.watched.specs, state.specModules) {
            guard paths.indices.contains(Int(module)) else { return nil }
            paths[Int(module)].append(Paths.join(location.folder, state.watched.path(spec)))
        }
        return layout.holding(paths, foldersDecide: state.foldersDecide)
    }

    // MARK: Nothing to do

    /// What the earlier run has reported, and what it would say of its outputs now.
    private func repeated(_ state: CompileState, _ project: LoadedProject) -> CompileOutcome? {
        guard let files = shownFiles(of: state.findings, state) else { return nil }
        var outcome = CompileOutcome(report: report(Findings(state.findings), files, project.policy))
        guard !state.hasErrors else { return outcome }
        let result = OutputWriter.Result(unchangedCount: state.watched.outputs.count)
        outcome.summary = result.summary(of: request, in: state.outputFolders)
        outcome.files = projectFiles(of: state)
        return outcome
    }

    /// The files of a project, with the bytes of those that findings show; `nil` where one is not what it was.
    private func shownFiles(of findings: [Diagnostic], _ state: CompileState) -> SourceFiles? {
        guard !findings.isEmpty else { return SourceFiles() }
        let shown = Set(findings.flatMap(\.files))
        var files = SourceFiles()
        for index in state.watched.files {
            let path = state.watched.path(index)
            guard shown.contains(FileID(index: index)) else {
                _ = files.append(path: path, bytes: [])
                continue
            }
            guard let bytes = try? FileReader().read(Paths.join(location.folder, path)),
                ContentHash(bytes).value == state.watched.entries[index].hash
            else { return nil }
            _ = files.append(path: path, bytes: bytes)
        }
        return files
    }

    // MARK: Little to do

    private func continued(
        _ file: StateFile,
        _ changes: StateChanges,
        _ project: LoadedProject,
        _ sources: ProjectSources,
        _ mode: (writes: Bool, isForced: Bool),
        _ statistics: inout RunStatistics
    ) -> CompileOutcome? {
        let inputs = ProjectInputs(request, project, sources)
        guard inputs.areSound,
            let memory = statistics.measure("recall more", { self.memory(of: file, for: inputs.files) }),
            memory.holds(for: inputs)
        else { return nil }
        var earlier = file.state
        earlier.update(changes.refreshed)
        let continuation = Continuation(
            request: request,
            inputs: inputs,
            known: memory.known(of: inputs.files),
            earlier: earlier,
            changes: changes
        )
        guard let compiled = try? continuation.compile(&statistics) else { return nil }
        statistics.count("specs compiled", compiled.analysis.targets.count)
        var outcome = CompileOutcome(report: report(compiled.findings, compiled.files, inputs.policy))
        outcome.analysis = compiled.analysis
        var plan: OutputPlan?
        var result: OutputWriter.Result?
        let outputs = continuation.outputs(compiled)
        if !compiled.findings.containsError {
            guard let folders = statistics.measure("emit", { outputs.folders }) else { return nil }
            let made = statistics.measure("compare") { outputs.plan(folders, isForced: mode.isForced) }
            guard !made.isRefused else { return nil }
            plan = made
            if mode.writes {
                let written = statistics.measure("write") { OutputWriter(jobs: request.jobs).apply(made) }
                guard written.diagnostics.isEmpty else { return nil }
                result = written
            } else {
                outcome.differences = made.differences(in: compiled.files)
            }
        }
        guard mode.writes else { return outcome }
        let making = StateMaking(
            key: key,
            inputs: inputs,
            analysis: compiled.analysis,
            findings: compiled.findings,
            earlier: earlier,
            concernsOutputFolders: continuation.mayHoldOtherOutputs
        )
        guard let state = making.state(plan, result) else { return nil }
        if var result {
            result.unchangedCount = state.watched.outputs.count - result.created.count - result.changed.count
            outcome.summary = result.summary(of: request, in: state.outputFolders)
            outcome.files = projectFiles(of: state)
        }
        statistics.measure("remember") {
            cache.write(state, SpecMemory(inputs, compiled.analysis, after: memory), request.jobs)
        }
        return outcome
    }

    /// What is known of all specs, with the numbers that files have now.
    private func memory(of file: StateFile, for files: SpecFiles) -> SpecMemory? {
        let watched = file.state.watched
        let specs = watched.specPositions(in: files)
        let numbers =
            (0..<watched.specs.lowerBound).map { FileID(index: $0) } + specs.map { $0.map(files.id) ?? .gone }
        return file.memory(fileNumbers: numbers, request.jobs)
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

    private func report(_ findings: Findings, _ files: SourceFiles, _ policy: Policy) -> Report {
        Report(findings, in: files, folder: location.folder, policy: policy)
    }
}

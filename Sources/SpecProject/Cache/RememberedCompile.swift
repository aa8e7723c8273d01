import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecFrontEnd
import SpecRules
import SwiftEmitter

/// A compile that uses what an earlier one has remembered: where nothing has changed it only asks the system for every file,
/// and where little has, it compiles little.
package struct RememberedCompile {
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
    package init?(_ request: CompileRequest, listsFiles: Bool) {
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
        let output = request.output.map {
            Paths.display(Paths.normalised(Paths.join(request.workingFolder, $0)), from: location.folder)
        }
        key = [
            location.file.map { Paths.display($0, from: location.folder) }, output, request.module,
            String(SwiftEmitter.languageVersion), description?.frame,
        ].map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
    }

    /// Does what has to be done; `nil` where that is to compile the whole project.
    package func callAsFunction(writes: Bool, isForced: Bool, _ statistics: inout RunStatistics) -> CompileOutcome? {
        guard let file = statistics.measure("recall", { StateFile(cache.path(for: key), key: key) }) else { return nil }
        let changes = statistics.measure("look") {
            StateChanges(since: file.state, in: location, jobs: request.jobs)
        }
        guard !changes.concernsOtherModules else { return nil }
        var project = LoadedProject(named: request.project, from: request.workingFolder)
        var sources = description.map { DescribedModules($0, request, &project).sources }
        if sources == nil,
            changes.concernsSpecFolders || changes.projectFile != nil || !file.state.foldersDecide
        {
            let found = statistics.measure("find") {
                ProjectSources(project.project, in: location, request: request)
            }
            guard project.diagnostics.isEmpty, found.diagnostics.isEmpty else { return nil }
            sources = found
        }
        let layout =
            sources ?? ProjectSources(withoutSpecs: project.project, in: location, request: request)
        let hasOtherSpecs = sources.map { areOther($0, than: file.state) } ?? false
        let isUpToDate = changes.areNoneOfOutputs || file.state.hasErrors
        guard changes.areNoneOfSpecs, isUpToDate, !hasOtherSpecs else {
            guard var state = statistics.measure("recall more", { file.complete() }) else { return nil }
            var task = changes
            if hasOtherSpecs, let sources {
                let rebase = statistics.measure("find") {
                    StateRebase(state, changes, onto: sources, in: location.folder)
                }
                guard let rebase else { return nil }
                (state, task) = (rebase.state, rebase.changes)
            }
            let isElsewhere = changes.concernsSpecFolders || changes.projectFile != nil
            let folders = isElsewhere && !hasOtherSpecs ? sources?.watchedFolders(from: location.folder) : nil
            return compile(task, since: state, project, layout, folders, (writes, isForced), &statistics)
        }
        guard let outcome = repeated(file.state, project) else { return nil }
        let isFresh = changes.refreshed.isEmpty && !changes.concernsSpecFolders && file.state.origin.file != nil
        if writes, !isFresh, var state = file.complete() {
            state.update(changes.refreshed)
            // A description names specs and no folders.
            let folders = description == nil ? sources?.watchedFolders(from: location.folder) : nil
            state.replaceFolders(specs: folders, outputs: nil)
            statistics.measure("remember") { cache.write(state) }
        }
        statistics.count("specs compiled", 0)
        return outcome
    }

    /// Keeps what a compile of the whole project has made.
    package func remember(_ compilation: Compilation, _ plan: OutputPlan, _ result: OutputWriter.Result) {
        guard let state = CompileState(compilation, plan, result, key: key) else { return }
        cache.write(state)
    }

    /// Keeps what a compile of the whole project has found that held errors.
    package func rememberErrors(_ compilation: Compilation) {
        guard compilation.findings.containsError, let state = CompileState(unwritten: compilation, key: key) else {
            return
        }
        cache.write(state)
    }

    private func areOther(_ sources: ProjectSources, than state: CompileState) -> Bool {
        sources.dependsOnFoldersOnly != state.foldersDecide
            || sources.paths.map { Paths.display($0, from: location.folder) }.sorted()
                != state.watched.specs.map { state.watched.path($0) }
    }

    // MARK: Nothing to do

    /// What the earlier run has reported, and what it would say of its outputs now.
    private func repeated(_ state: CompileState, _ project: LoadedProject) -> CompileOutcome? {
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
        var outcome = CompileOutcome(report: report(state.findings, files, project.policy))
        guard !state.hasErrors else { return outcome }
        let result = OutputWriter.Result(unchangedCount: state.watched.outputs.count)
        outcome.summary = result.summary(of: request, in: state.outputFolders)
        outcome.files = projectFiles(of: state)
        return outcome
    }

    // MARK: Little to do

    private func compile(
        _ changes: StateChanges,
        since state: CompileState,
        _ project: LoadedProject,
        _ layout: ProjectSources,
        _ specFolders: [WatchedFile]?,
        _ mode: (writes: Bool, isForced: Bool),
        _ statistics: inout RunStatistics
    ) -> CompileOutcome? {
        if changes.projectFile != nil, !canFollow(project, state) { return nil }
        let partial = statistics.measure("compile") { try? PartialCompile(state, changes, project, layout, request) }
        guard let partial, let files = files(partial, state) else { return nil }
        statistics.count("specs compiled", partial.targets.count)
        let findings = partial.found.findings
        var outcome = CompileOutcome(report: report(findings, files, project.policy))
        var output = PartialOutput(partial, since: state, changes, project)
        if !findings.containsError {
            let plan = statistics.measure("compare") { output.plan(request, isForced: mode.isForced) }
            guard let plan else { return nil }
            if mode.writes {
                guard let result = statistics.measure("write", { output.write(plan, request) }) else { return nil }
                outcome.summary = result.summary(of: request, in: state.outputFolders)
                outcome.files = projectFiles(of: state)
            } else {
                outcome.differences = plan.differences(in: allFiles(partial, state))
            }
        } else {
            output.leave()
        }
        if mode.writes {
            var state = output.state
            state.replaceFolders(specs: specFolders, outputs: nil)
            statistics.measure("remember") { cache.write(state) }
        }
        return outcome
    }

    /// Whether a changed project file leaves alone how specs are compiled, and asks for no more than what is remembered.
    private func canFollow(_ project: LoadedProject, _ state: CompileState) -> Bool {
        project.diagnostics.isEmpty && project.compileDigest == state.details.projectDigest
            && Set(project.policy.rulesOverSpecs).isSubset(of: state.details.rules)
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
        let files = FindingFiles(partial.found.findings) { id in
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

    /// All files of the project by their numbers, without the bytes of those that were not compiled.
    private func allFiles(_ partial: PartialCompile, _ state: CompileState) -> SourceFiles {
        let sources = partial.parse.sources
        return SourceFiles(
            state.watched.files.map { index in
                let id = FileID(index: index)
                return sources[id] ?? SourceFile(id: id, path: state.watched.path(index), bytes: [])
            }
        )
    }
}

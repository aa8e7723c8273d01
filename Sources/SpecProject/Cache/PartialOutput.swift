import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SwiftEmitter

/// Writes what a partial compile has made, or says what it would write, and brings the state up to date.
struct PartialOutput {
    private(set) var state: CompileState
    private let partial: PartialCompile
    private let changes: StateChanges
    private let project: LoadedProject
    private var folder: String { project.location.folder }

    init(_ partial: PartialCompile, since state: CompileState, _ changes: StateChanges, _ project: LoadedProject) {
        self.partial = partial
        self.state = state
        self.changes = changes
        self.project = project
    }

    /// What the outputs should be; `nil` where they can't be that, which a compile of the whole project will explain.
    func plan(_ request: CompileRequest, isForced: Bool) -> OutputPlan? {
        let planner = OutputPlanner(
            projectFolder: folder,
            specs: changes.concernsOutputFolders ? Set(state.watched.specs.map { state.watched.path($0) }) : [],
            isForced: isForced,
            jobs: request.jobs
        )
        let plan = planner.plan(outputFolders(request))
        return plan.isRefused ? nil : plan
    }

    /// Writes the outputs; `nil` where that fails.
    mutating func write(_ plan: OutputPlan, _ request: CompileRequest) -> OutputWriter.Result? {
        var result = OutputWriter(jobs: request.jobs).apply(plan)
        guard result.diagnostics.isEmpty else { return nil }
        result.unchangedCount = state.watched.outputs.count - result.created.count - result.changed.count
        state.update(changes.refreshed)
        update(plan, plan.unchanged + result.stamps)
        updateSpecs()
        updateFolders(plan)
        return result
    }

    /// Notes that there was an error, and that outputs are not what they should be.
    mutating func leave() {
        state.update(changes.refreshed)
        for spec in partial.targets where state.details.outputs[spec] >= 0 {
            let index = state.watched.outputs.lowerBound + Int(state.details.outputs[spec])
            state.update(index, WatchedFile(unknown: state.watched.path(index)))
        }
        if changes.concernsOutputFolders {
            for index in state.watched.outputFolders {
                state.update(index, WatchedFile(unknown: state.watched.path(index)))
            }
        }
        updateSpecs()
    }

    private func outputFolders(_ request: CompileRequest) -> [OutputFolder] {
        partial.modules.filter { partial.layout.isRequested($0.name) }.map { module in
            let files = module.program.files.filter { partial.isTarget($0.id) }
            // Nothing is emitted before the findings were seen to hold no error.
            let checked = CheckedProgram(module.program, findings: partial.found.findings)
            let emitted = checked.map { program in request.jobs.map(files) { SwiftEmitter.emit($0, in: program) } }
            var output = OutputFolder(
                path: module.output,
                displayPath: Paths.display(module.output, from: folder),
                files: (emitted ?? []).map(GeneratedFile.init),
                languageVersion: SwiftEmitter.languageVersion,
                coversAllSpecs: true,
                isExclusive: partial.layout.areDescribed
            )
            output.search = changes.concernsOutputFolders ? .allBut(knownFiles(of: output)) : .nothing
            return output
        }
    }

    /// The names of all outputs in a folder.
    private func knownFiles(of output: OutputFolder) -> Set<String> {
        let paths = state.watched.outputs.lazy.map { state.watched.path($0) }
        return Set(paths.filter { output.display(Paths.name(of: $0)) == $0 }.map { Paths.name(of: $0) })
    }

    // MARK: The state

    private mutating func update(_ plan: OutputPlan, _ stamps: [OutputPlan.OutputStamp]) {
        let moment = FileStamp.now
        var specs: [String: Int] = [:]
        for spec in partial.targets { specs[state.watched.path(partial.file(spec))] = spec }
        var known = plan.folders.map { Array(repeating: FileStamp.missing, count: $0.files.count) }
        for stamp in stamps { known[stamp.folder][stamp.file] = stamp.stamp }
        for (number, output) in plan.folders.enumerated() {
            for (place, file) in output.files.enumerated() {
                guard case .spec(let path) = file.origin, let spec = specs[path], state.details.outputs[spec] >= 0
                else { continue }
                let index = state.watched.outputs.lowerBound + Int(state.details.outputs[spec])
                let hash = ContentHash(output.head(of: file) + file.body).value
                let stamp = known[number][place]
                let file = WatchedFile(path: state.watched.path(index), stamp: stamp, at: moment, hash: hash)
                state.update(index, file)
            }
        }
    }

    /// What was written has changed the folders, whose other entries the next run looks at.
    private mutating func updateFolders(_ plan: OutputPlan) {
        if changes.concernsOutputFolders {
            let written = plan.writtenFolders.map { $0.displayed(from: folder) }
            if written.map(\.path) != state.watched.outputFolders.map({ state.watched.path($0) }) {
                return state.replaceFolders(specs: nil, outputs: written)
            }
        }
        guard !plan.steps.isEmpty || changes.concernsOutputFolders else { return }
        for index in state.watched.outputFolders {
            let path = Paths.join(folder, state.watched.path(index))
            let known = WatchedFile(path: path, stamp: .missing, at: 0, hash: state.watched.entries[index].hash)
            let around = plan.folders.indices.filter { Paths.isInside(path, plan.folders[$0].path) }
            guard let number = around.max(by: { plan.folders[$0].path.count < plan.folders[$1].path.count }) else {
                continue
            }
            let relative = Paths.relative(path, to: plan.folders[number].path)
            let found = plan.searched[number][relative] ?? known
            state.update(index, plan.written(found, at: relative, in: number))
        }
    }

    private mutating func updateSpecs() {
        for spec in partial.targets {
            let index = partial.file(spec)
            guard let file = partial.parse.watchedFile(index), let record = partial.records[spec] else { continue }
            state.update(index, file)
            state.details.records.replace(spec, with: record)
            state.origin.specs.insert(spec)
        }
        if changes.projectFile != nil, let file = project.watched.first {
            state.update(state.watched.files.lowerBound, file)
            state.details.rules = project.policy.rulesOverSpecs
            state.origin = CompileState.Origin()
        }
        state.details.findings = partial.found.raw
        state.details.unreached = partial.found.unreached
        state.details.suppressions = partial.found.suppressions
        state.report(Array(partial.found.findings))
    }
}

import ScreenModel
import SourceText
import SwiftEmitter

/// Writes what a partial compile has made, and brings the state up to date.
struct PartialOutput {
    private(set) var state: CompileState
    private let partial: PartialCompile
    private let changes: StateChanges
    private let folder: String

    init(_ partial: PartialCompile, since state: CompileState, _ changes: StateChanges, folder: String) {
        self.partial = partial
        self.state = state
        self.changes = changes
        self.folder = folder
    }

    /// Writes the outputs; `nil` where they cannot be written, which a compile of the whole project will explain.
    ///
    /// - Parameter all: How many outputs the project has.
    mutating func write(_ request: CompileRequest, isForced: Bool, all: Int) -> OutputWriter.Result? {
        let folders = outputFolders(request)
        let searches = changes.concernsOutputFolders
        let planner = OutputPlanner(
            projectFolder: folder,
            specs: searches ? Set(state.watched.specs.map { state.watched.path($0) }) : [],
            isForced: isForced,
            jobs: request.jobs
        )
        let plan = planner.plan(folders)
        guard !plan.isRefused else { return nil }
        var result = OutputWriter(jobs: request.jobs).apply(plan)
        guard result.diagnostics.isEmpty else { return nil }
        result.unchangedCount = all - result.created.count - result.changed.count
        state.watched.update(changes.refreshed)
        update(plan, plan.unchanged + result.stamps)
        updateFolders(plan)
        updateSpecs()
        return result
    }

    private func outputFolders(_ request: CompileRequest) -> [OutputFolder] {
        partial.modules.filter { request.module == nil || request.module == $0.name }.map { module in
            let files = module.program.files.filter { partial.isTarget($0.id) }
            // Nothing is emitted before the findings were seen to hold no error.
            let checked = CheckedProgram(module.program, findings: Findings())
            let emitted = checked.map { program in request.jobs.map(files) { SwiftEmitter.emit($0, in: program) } }
            var output = OutputFolder(
                path: module.output,
                displayPath: Paths.display(module.output, from: folder),
                files: (emitted ?? []).map(GeneratedFile.init),
                languageVersion: SwiftEmitter.languageVersion,
                coversAllSpecs: true
            )
            output.search = changes.concernsOutputFolders ? .allBut(knownFiles(of: output)) : .nothing
            return output
        }
    }

    /// The names of all outputs in a folder.
    private func knownFiles(of output: OutputFolder) -> Set<String> {
        let paths = state.watched.outputs.lazy.map { state.watched.path($0) }
        return Set(paths.filter { Paths.folder(of: $0) == output.displayPath }.map { Paths.name(of: $0) })
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
                state.watched.update(index, known[number][place], at: moment, hash: hash)
            }
        }
    }

    /// What was written has changed the folders, whose other entries the next run looks at.
    private mutating func updateFolders(_ plan: OutputPlan) {
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
            state.watched.update(index, plan.written(found, at: relative, in: number))
        }
    }

    private mutating func updateSpecs() {
        for spec in partial.targets {
            let index = partial.file(spec)
            guard let file = partial.parse.watchedFile(index) else { continue }
            state.watched.update(index, file)
        }
        var records = RecordTable()
        records.reserve(state.details.records)
        var next = 0
        for spec in partial.targets.sorted() {
            guard let record = partial.records[spec] else { continue }
            records.append(next..<spec, of: state.details.records)
            records.append(record)
            next = spec + 1
        }
        records.append(next..<state.details.records.count, of: state.details.records)
        state.details.records = records
        state.details.findings = partial.raw
        state.details.suppressions = partial.suppressions
        state.findings = Array(partial.findings)
    }
}

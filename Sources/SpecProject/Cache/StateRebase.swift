import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SwiftEmitter

/// A state that was made of some specs, as if it had been made of others: what is gone is left out, and of what is new
/// nothing is known.
struct StateRebase {
    private(set) var state: CompileState
    private(set) var changes: StateChanges

    private let old: CompileState
    private let specs: [Spec]
    /// The new place of each spec that there was; `nil` for one that is gone.
    private var places: [Int?]

    private struct Spec {
        let path: String
        let module: Int
        var old: Int?
    }

    /// `nil` where the project has other modules or output folders, or outputs that clash.
    init?(
        _ old: CompileState,
        _ changes: StateChanges,
        onto sources: ProjectSources,
        in folder: String
    ) {
        guard sources.modules.map(\.name) == old.details.modules, old.details.isDivisible else { return nil }
        var numbers: [String: Int] = [:]
        for (number, index) in old.watched.specs.enumerated() { numbers[old.watched.path(index)] = number }
        specs = sources.modules.enumerated().flatMap { module, sources in
            sources.paths.map { path in
                let display = Paths.display(path, from: folder)
                return Spec(path: display, module: module, old: numbers[display])
            }
        }.sorted { $0.path < $1.path }
        guard specs.count > 1 else { return nil }
        places = Array(repeating: nil, count: old.watched.specs.count)
        for (place, spec) in specs.enumerated() {
            guard let number = spec.old else { continue }
            guard places[number] == nil, Int(old.details.records.share(number).module) == spec.module else {
                return nil
            }
            places[number] = place
        }
        self.old = old
        self.changes = changes
        state = old
        state.origin = CompileState.Origin()
        state.foldersDecide = sources.dependsOnFoldersOnly
        state.watched = WatchTable()
        moveDetails()
        guard moveFiles(sources, folder) else { return nil }
    }

    // MARK: Files

    private mutating func moveFiles(_ sources: ProjectSources, _ folder: String) -> Bool {
        let files = old.watched
        state.watched.append(files.files.prefix(files.specs.lowerBound).map(files.watchedFile), to: \.projectFiles)
        state.watched.append(
            specs.map { spec in
                spec.old.map { files.watchedFile(files.specs.lowerBound + $0) } ?? WatchedFile(unknown: spec.path)
            },
            to: \.specs
        )
        state.watched.append(sources.watchedFolders(from: folder), to: \.specFolders)
        state.watched.append(files.outputFolders.map(files.watchedFile), to: \.outputFolders)
        guard moveOutputs(sources, folder) else { return false }
        moveChanges()
        return true
    }

    private mutating func moveOutputs(_ sources: ProjectSources, _ folder: String) -> Bool {
        var known: [String: Int] = [:]
        for index in old.watched.outputs { known[old.watched.path(index)] = index }
        var folders: [String] = []
        var outputs: [WatchedFile] = []
        state.details.outputs = Array(repeating: -1, count: specs.count)
        for (number, module) in sources.modules.enumerated() {
            guard sources.isRequested(module.name) else { continue }
            let display = Paths.display(module.output, from: folder)
            folders.append(display)
            var names: Set<String> = []
            func add(_ name: String) -> Bool {
                let path = Paths.display(name, in: display)
                outputs.append(known[path].map(old.watched.watchedFile) ?? WatchedFile(unknown: path))
                return names.insert(OutputNames.folded(name)).inserted
            }
            for (place, spec) in specs.enumerated() where spec.module == number {
                state.details.outputs[place] = Int32(outputs.count)
                guard add(SwiftEmitter.swiftName(ofSpec: spec.path)) else { return false }
            }
            guard add(SwiftEmitter.moduleFileName) else { return false }
        }
        state.watched.append(outputs, to: \.outputs)
        return folders == old.outputFolders
    }

    private mutating func moveChanges() {
        let new = state.watched
        let (oldFiles, known) = (old.watched, changes)
        var outputs: [String: Int] = [:]
        for index in new.outputs { outputs[new.path(index)] = index }
        func moved(_ index: Int) -> Int? {
            if oldFiles.specs.contains(index) {
                return places[index - oldFiles.specs.lowerBound].map { $0 + new.specs.lowerBound }
            }
            if oldFiles.outputs.contains(index) { return outputs[oldFiles.path(index)] }
            if oldFiles.outputFolders.contains(index) {
                return index - oldFiles.outputFolders.lowerBound + new.outputFolders.lowerBound
            }
            return oldFiles.specFolders.contains(index) ? nil : index
        }
        changes.refreshed = known.refreshed.compactMap { file in
            moved(file.index).map { StateChanges.Refreshed(index: $0, stamp: file.stamp, moment: file.moment) }
        }
        let added = specs.indices.filter { specs[$0].old == nil }.map { $0 + new.specs.lowerBound }
        changes.specs = (known.specs.compactMap(moved) + added).sorted()
        let unwritten = new.outputs.filter { new.entries[$0].hash == WatchedFile.unknownHash }
        changes.outputs = Set(known.outputs.compactMap(moved) + unwritten).sorted()
        // What the specs have made that are gone lies there still.
        if !changes.gone.isEmpty { changes.concernsOutputFolders = true }
    }

    // MARK: What is known of specs

    private mutating func moveDetails() {
        let first = old.watched.specs.lowerBound
        func moved(_ file: FileID) -> FileID {
            let number = Int(file.index) - first
            guard places.indices.contains(number) else { return file }
            return FileID(index: places[number].map { $0 + first } ?? Int(UInt32.max))
        }
        func isGone(_ file: FileID) -> Bool { moved(file).index == UInt32.max }
        for number in places.indices where places[number] == nil {
            changes.gone.add(number, of: old.details.records)
        }
        state.details.findings = []
        for finding in old.details.findings {
            guard let file = finding.range?.file, !isGone(file) else { continue }
            if finding.files.contains(where: isGone) { changes.gone.noted.insert(Int(moved(file).index) - first) }
            state.details.findings.append(finding.inFiles(moved))
        }
        state.details.unreached = nil
        state.details.suppressions = old.details.suppressions.outside(isGone).inFiles(moved)
        state.details.records = RecordTable()
        state.details.records.reserve(old.details.records)
        for spec in specs {
            if let number = spec.old {
                state.details.records.append(number, of: old.details.records)
            } else {
                state.details.records.append(SpecRecord(unknownIn: Int32(spec.module)))
            }
        }
    }
}

/// What has changed on the disk since a state was made.
struct StateChanges: Sendable {
    /// Files that hold what they held under another stamp.
    struct Refreshed: Sendable {
        let index: Int
        let stamp: FileStamp
        let moment: Int64
    }

    private(set) var refreshed: [Refreshed] = []
    /// The specs that hold something else, or are gone, by their places in the table.
    private(set) var specs: [Int] = []
    /// The outputs that hold something else, or are gone.
    private(set) var outputs: [Int] = []
    /// Whether something else lies in an output folder.
    private(set) var concernsOutputFolders = false
    /// Whether other specs may belong to the project, since something else lies in a folder where they are looked for.
    private(set) var concernsSpecFolders = false
    /// Whether the project file is another one.
    private(set) var concernsProjectFile = false

    /// Whether nothing has to be compiled or written, as long as the specs are the same.
    var isEmpty: Bool {
        specs.isEmpty && outputs.isEmpty && !concernsOutputFolders && !concernsProjectFile
    }

    init(since state: CompileState, in folder: String, jobs: Jobs) {
        let watched = state.watched
        let suspects = watched.suspects(from: folder, jobs: jobs)
        let answers = jobs.map(suspects) { index in
            Self.examine(index, of: watched, in: folder)
        }
        for (index, answer) in zip(suspects, answers) {
            if let answer {
                refreshed.append(answer)
            } else if watched.specs.contains(index) {
                specs.append(index)
            } else if watched.outputs.contains(index) {
                outputs.append(index)
            } else if watched.outputFolders.contains(index) {
                concernsOutputFolders = true
            } else if watched.specFolders.contains(index) {
                concernsSpecFolders = true
            } else {
                concernsProjectFile = true
            }
        }
    }

    /// Looks at the contents; `nil` where they are others.
    private static func examine(_ index: Int, of watched: WatchTable, in folder: String) -> Refreshed? {
        let path = Paths.join(folder, watched.path(index))
        if watched.specFolders.contains(index) || watched.outputFolders.contains(index) {
            let moment = FileStamp.now
            let stamp = FileStamp(path: path)
            let purpose: FolderDigest.Purpose = watched.specFolders.contains(index) ? .specs : .outputs
            guard FolderDigest.value(of: path, for: purpose) == watched.entries[index].hash else { return nil }
            return Refreshed(index: index, stamp: stamp, moment: moment)
        }
        let reader = watched.outputs.contains(index) ? FileReader(limit: OutputInspection.sizeLimit) : FileReader()
        guard let file = try? reader.readStamped(path), ContentHash(file.bytes).value == watched.entries[index].hash
        else { return nil }
        return Refreshed(index: index, stamp: file.stamp, moment: file.moment)
    }
}

extension WatchTable {
    mutating func update(_ refreshed: [StateChanges.Refreshed]) {
        for file in refreshed { update(file.index, file.stamp, at: file.moment, hash: entries[file.index].hash) }
    }
}

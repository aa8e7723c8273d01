import ScreenSpecConcurrency
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles

/// What has changed on the disk since a state was made.
package struct StateChanges: Sendable {
    /// Files that hold what they held under another stamp.
    package struct Refreshed: Sendable {
        package let index: Int
        package let stamp: FileStamp
        package let moment: Int64
    }

    package var refreshed: [Refreshed] = []
    /// The specs that hold something else, are new or are gone, by their places in the table.
    package var specs: [Int] = []
    /// The outputs that hold something else, are gone, or were not written yet.
    package var outputs: [Int] = []
    /// Whether something else lies in an output folder than should.
    package var concernsOutputFolders = false
    /// Whether other specs may belong to the project, since something else lies in a folder where they are looked for.
    package private(set) var concernsSpecFolders = false
    /// The project file, where it is another one.
    package private(set) var projectFile: WatchedFile?
    /// Whether another module's project file, or its interface where its specs are not read, is another one.
    package private(set) var concernsOtherModules = false
    /// Whether all that is compiled is what it was.
    package var areNoneOfSpecs: Bool { specs.isEmpty && projectFile == nil }

    /// Whether all outputs are what they should be.
    package var areNoneOfOutputs: Bool { outputs.isEmpty && !concernsOutputFolders }

    package init(since state: CompileState, in location: ProjectLocation, jobs: Jobs) {
        let watched = state.watched
        let folder = location.folder
        // The project's own file is the first, if it has one.
        let projectFile = location.file == nil ? nil : watched.files.lowerBound
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
            } else if index == projectFile {
                self.projectFile = WatchedFile(unknown: watched.path(index))
            } else {
                concernsOtherModules = true
            }
        }
    }

    /// Looks at the contents; `nil` where they are others.
    private static func examine(_ index: Int, of watched: WatchTable, in folder: String) -> Refreshed? {
        let known = watched.entries[index].hash
        guard known != WatchedFile.unknownHash else { return nil }
        let path = Paths.join(folder, watched.path(index))
        if watched.specFolders.contains(index) || watched.outputFolders.contains(index) {
            let moment = FileStamp.now
            let stamp = FileStamp(path: path)
            let purpose: FolderDigest.Purpose = watched.specFolders.contains(index) ? .specs : .outputs
            guard FolderDigest.value(of: path, for: purpose) == known else { return nil }
            return Refreshed(index: index, stamp: stamp, moment: moment)
        }
        let reader = watched.outputs.contains(index) ? FileReader(limit: OutputInspection.sizeLimit) : FileReader()
        guard let file = try? reader.readStamped(path), ContentHash(file.bytes).value == known else { return nil }
        return Refreshed(index: index, stamp: file.stamp, moment: file.moment)
    }
}

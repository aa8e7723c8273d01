import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What a run would change on the disk, decided before anything is.
package struct OutputPlan: Sendable {
    package struct Step: Sendable {
        enum Action: Sendable {
            case create(file: Int)
            /// `recasedFrom` is the name that the file has on a disk without case.
            case replace(file: Int, FileStatus, recasedFrom: String?)
            case remove(GeneratedFile.Origin)
        }

        let folder: Int
        /// Relative to the output folder.
        let path: String
        let action: Action
    }

    package internal(set) var folders: [OutputFolder]
    package var steps: [Step] = []
    var refusals: [OutputRefusal] = []
    var leftovers: [[TemporaryFile]] = []
    /// Files that are as they should be.
    package internal(set) var unchangedCount = 0
    /// What the system said of those before they were compared.
    package var unchanged: [OutputStamp] = []
    /// For each folder those that were searched, by their paths relative to it.
    package var searched: [[String: WatchedFile]] = []
    /// For each folder what its files hold beside their bodies.
    package internal(set) var texts: [[FileText]] = []

    /// The whole text of a file, whose body stands in the file itself.
    package struct FileText: Sendable {
        /// The header, with an empty line after it where something follows.
        let head: [UInt8]
        /// Of head and body.
        package let hash: ContentHash
    }

    /// The stamp of an output whose contents are as wanted.
    package struct OutputStamp: Sendable {
        package let folder: Int
        package let file: Int
        package let stamp: FileStamp
    }

    /// Whether the plan may be carried out.
    package var isRefused: Bool {
        !refusals.isEmpty
    }

    /// Gives back the memory of what files hold, once the plan was carried out.
    package mutating func forgetContents() {
        for folder in folders.indices {
            for file in folders[folder].files.indices {
                folders[folder].files[file].body = []
                folders[folder].files[file].owners = LineOwners()
            }
        }
    }

    /// Why the plan cannot be carried out. Files that a finding shows a place of join those of the run.
    package func diagnostics(addingTo files: inout SourceFiles) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for refusal in refusals { diagnostics.append(refusal.diagnostic(addingTo: &files)) }
        return diagnostics
    }

    func absolute(_ step: Step) -> String {
        Paths.join(folders[step.folder].path, step.path)
    }

    func display(_ step: Step) -> String {
        folders[step.folder].display(step.path)
    }

    /// The absolute paths of the folders that steps change something in, by the place of their output folder.
    func changedFolders(of number: Int) -> [String] {
        let relative = Set(steps.lazy.filter { $0.folder == number }.map { Paths.folder(of: $0.path) })
        return relative.sorted().map { Paths.normalised(Paths.join(folders[number].path, $0)) }
    }

    /// The file that a step writes.
    func file(_ step: Step) -> GeneratedFile? {
        switch step.action {
        case .create(let file), .replace(let file, _, _): folders[step.folder].files[file]
        case .remove: nil
        }
    }

    /// The head of the file that a step writes.
    func head(_ step: Step) -> [UInt8] {
        switch step.action {
        case .create(let file), .replace(let file, _, _): texts[step.folder][file].head
        case .remove: []
        }
    }
}

import Foundation
import ScreenSpecCache
import ScreenSpecFileSystem

/// Where a project keeps what its compiles remember: a folder that is nobody's to commit, with one file for each thing that
/// is asked for, such as another module or another output folder.
package struct CompileCache: Sendable {
    package let folder: String

    /// More questions than a person, an editor and a build system ask of one project.
    private static let limit = 24

    package init(folder: String) {
        self.folder = folder
    }

    package init(projectFolder folder: String) {
        self.init(folder: Paths.join(folder, ".screenspec"))
    }

    /// The file that answers a question.
    package func path(for key: String) -> String {
        let name = "compile-\(ContentHash(Array((CompilerIdentity.programName + "\n" + key).utf8)).text).state"
        return Paths.join(folder, name)
    }

    /// - Parameter memory: What is known of all specs, as bytes.
    package func write(_ state: CompileState, memory: [UInt8]) {
        let isNew = !FileStamp(path: folder).exists
        StateFile.write(state, memory: memory, to: path(for: state.key))
        if isNew { ignoreInGit() }
        prune()
    }

    /// Says that nothing here is to be committed, where the project has not said so itself.
    private func ignoreInGit() {
        guard let descriptor = try? Descriptor(opening: Paths.join(folder, ".gitignore"), O_WRONLY | O_CREAT | O_EXCL)
        else { return }
        try? descriptor.write(Array("*\n".utf8))
    }

    /// Removes what killed runs have left, and where there are many states those that have not been used for the longest
    /// time.
    private func prune() {
        guard let listing = try? FolderListing(path: folder) else { return }
        let day: Int64 = 86_400_000_000_000
        var states: [(path: String, used: Int64)] = []
        for entry in listing.entries where entry.kind == .file {
            let path = Paths.join(folder, entry.name)
            if RunID(temporaryName: entry.name) != nil {
                if FileStamp(path: path).modified < FileStamp.now - day { unlink(path) }
            } else if entry.name.hasPrefix("compile-"), entry.name.hasSuffix(".state") {
                states.append((path, FileStamp(path: path).modified))
            } else if entry.name.hasPrefix("compile-"), entry.name.hasSuffix(".state.journal") {
                // Earlier versions kept there what had changed.
                unlink(path)
            }
        }
        for state in states.sorted(by: { $0.used > $1.used }).dropFirst(Self.limit) {
            unlink(state.path)
        }
    }
}

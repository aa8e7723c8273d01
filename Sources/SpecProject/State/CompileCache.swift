import ScreenSpecCLibrary
import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// Where a project keeps what its compiles remember, with one file for each thing that is asked for, such as another module or another
/// output folder.
package struct CompileCache: Sendable {
    private let folder: CacheFolder

    /// More questions than a person, an editor and a build system ask of one project.
    private static let limit = 24
    private static let namePrefix = "compile-"
    private static let nameSuffix = ".state"
    /// Earlier versions kept there what had changed since.
    private static let journalSuffix = ".state.journal"

    package init(folder: String) {
        self.folder = CacheFolder(path: folder)
    }

    package init(projectFolder: String) {
        folder = CacheFolder(projectFolder: projectFolder)
    }

    /// What the last run has left that was asked the same.
    package func state(for key: String) -> StateFile? {
        StateFile(file(for: key), key: key)
    }

    package func write(_ state: CompileState, _ memory: SpecMemory, _ jobs: Jobs) {
        write(state) { memory.forEachPart(jobs, $0) }
    }

    /// - Parameter memory: The parts of what is known of all specs.
    package func write(_ state: CompileState, memory: [[UInt8]]) {
        write(state) { memory.forEach($0) }
    }

    private func write(_ state: CompileState, memory: @escaping (([UInt8]) -> Void) -> Void) {
        StateFile.write(state, memory: memory, to: file(for: state.key))
        prune()
    }

    private func file(for key: String) -> CacheFile {
        let question = Array((CompilerIdentity.programName + "\n" + key).utf8)
        return CacheFile(
            Self.namePrefix + ContentHash(question).text + Self.nameSuffix,
            in: folder,
            key: CacheFile.Key(question)
        )
    }

    /// Where there are many states, removes those that have not been used for the longest time.
    private func prune() {
        guard let listing = try? FolderListing(path: folder.path) else { return }
        var states: [(name: String, used: Int64)] = []
        for entry in listing.entries where entry.kind == .file && entry.name.hasPrefix(Self.namePrefix) {
            if entry.name.hasSuffix(Self.nameSuffix) {
                states.append((entry.name, FileStamp(path: folder.path(entry.name)).modified))
            } else if entry.name.hasSuffix(Self.journalSuffix) {
                folder.remove(entry.name)
            }
        }
        for state in states.sorted(by: { $0.used > $1.used }).dropFirst(Self.limit) { folder.remove(state.name) }
    }
}

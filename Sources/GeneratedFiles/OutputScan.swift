import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// What lies in an output folder: files that may be stale, and what killed runs have left behind.
struct OutputScan: Sendable {
    /// Files of the folder's kind, relative to it, in the order of their paths.
    private(set) var files: [String] = []
    private(set) var leftovers: [TemporaryFile] = []
    private(set) var refusals: [OutputRefusal] = []
    /// The folders that were searched, as they were then, by their paths relative to the output folder.
    private(set) var folders: [String: WatchedFile] = [:]

    /// - Parameters:
    ///   - others: Absolute paths of output folders that may lie in this one, whose files are theirs.
    ///   - projectFile: What makes a folder in this one that of another project, whose files are its own.
    init(_ folder: OutputFolder, others: Set<String>, projectFile: String?) {
        var pending = ["."]
        while let relative = pending.popLast() {
            let path = relative == "." ? folder.path : Paths.join(folder.path, relative)
            let listing: FolderListing
            do throws(SystemError) {
                listing = try FolderListing(path: path, digestedFor: .outputs)
            } catch {
                if !error.isMissing {
                    refusals.append(
                        OutputRefusal(
                            .unwritableOutput,
                            folder.display(relative),
                            "'\(folder.display(relative))' cannot be searched for stale files: \(error.reason)."
                        )
                    )
                }
                continue
            }
            folders[relative] = listing.watched
            if relative != ".", listing.entries.contains(where: { $0.name == projectFile }) { continue }
            for entry in listing.entries {
                let inner = relative == "." ? entry.name : Paths.join(relative, entry.name)
                if entry.kind == .folder {
                    let isOther = others.contains(Paths.normalised(Paths.join(folder.path, inner)))
                    if !isOther, !FolderWalk.isSkipped(folder: entry.name) { pending.append(inner) }
                } else if let run = RunID(temporaryName: entry.name) {
                    leftovers.append(TemporaryFile(path: Paths.join(path, entry.name), run: run))
                } else if entry.kind == .file, folder.kind.suffixes.contains(where: entry.name.hasSuffix) {
                    files.append(inner)
                }
            }
        }
        files.sort()
    }
}

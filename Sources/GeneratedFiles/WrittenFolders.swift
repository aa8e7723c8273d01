import ScreenSpecFileSystem

/// The entries of the output folders once a plan has been carried out: those found by the search, with the plan's new files
/// and without its removed ones.
///
/// The folders are not searched again, so that the next run finds what somebody else puts there meanwhile.
extension OutputPlan {
    /// The folders that were searched, by their absolute paths, in order.
    package var writtenFolders: [WatchedFile] {
        folders.indices.flatMap { index in
            var searched = searched[index]
            if searched["."] == nil {
                let empty = FolderDigest(for: .outputs).value
                searched["."] = WatchedFile(path: folders[index].path, stamp: .missing, at: 0, hash: empty)
            }
            return searched.sorted { $0.key < $1.key }.map { written($0.value, at: $0.key, in: index) }
        }
    }

    /// A folder, whose path relative to the output folder is known, as the steps leave it.
    package func written(_ folder: WatchedFile, at relative: String, in index: Int) -> WatchedFile {
        var digest = FolderDigest(value: folder.hash, for: .outputs)
        for step in steps where step.folder == index && Paths.folder(of: step.path) == relative {
            switch step.action {
            case .create: digest.add(file: Paths.name(of: step.path))
            case .remove: digest.remove(file: Paths.name(of: step.path))
            case .replace: break
            }
        }
        let moment = FileStamp.now
        return WatchedFile(path: folder.path, stamp: FileStamp(path: folder.path), at: moment, hash: digest.value)
    }
}

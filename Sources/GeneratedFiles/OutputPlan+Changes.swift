import ScreenSpecFileSystem

extension OutputPlan {
    /// Its steps as changes of files, to be made together with those of others; `nil` where a file can't be read.
    ///
    /// - Parameter folder: The absolute folder that paths are told from.
    package func changes(from folder: String) -> [FileChanges.Change]? {
        var changes: [FileChanges.Change] = []
        for step in steps {
            let path = absolute(step)
            var old: [UInt8]?
            switch step.action {
            case .create: break
            case .replace, .remove:
                guard let bytes = try? FileReader().read(path) else { return nil }
                old = bytes
            }
            let new = file(step).map { head(step) + $0.body }
            changes.append(FileChanges.Change(Paths.display(path, from: folder), from: old, to: new))
        }
        return changes
    }

    /// The specs whose outputs are not there.
    package var specsWithoutOutput: Set<String> {
        Set(
            steps.compactMap { step in
                guard case .create(let number) = step.action,
                    case .spec(let path) = folders[step.folder].files[number].origin
                else { return nil }
                return path
            }
        )
    }
}

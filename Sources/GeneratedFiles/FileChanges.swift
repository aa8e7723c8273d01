import ScreenSpecCLibrary
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// Changes of files that are their owners': all of them or none, and only of what was read.
package struct FileChanges: Sendable {
    package struct Change: Sendable {
        /// From the folder.
        package let path: String
        /// What the file has to hold; `nil` where there is to be none.
        package let old: [UInt8]?
        /// `nil` where the file goes.
        package let new: [UInt8]?

        package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    private let changes: [Change]
    private let folder: String

    /// - Parameter folder: Absolute.
    package init(_ changes: [Change], in folder: String) {
        (self.changes, self.folder) = (changes, folder)
    }

    /// What kept them from being made; then nothing was changed.
    package func write() -> [Diagnostic] {
        let changed = changes.filter { !isAsRead($0) }
        guard changed.isEmpty else {
            return changed.map {
                RuleDescription.unwritableOutput.finding(
                    at: nil,
                    "'\($0.path)' has changed since it was read, so nothing was written.",
                    help: ["Save it as UTF-8, and run again."]
                )
            }
        }
        var staged: [(FileReplacement, String)] = []
        var created = CreatedFolders()
        var current = ""
        do throws(SystemError) {
            for (number, change) in changes.enumerated() {
                guard let new = change.new else { continue }
                current = change.path
                let path = FileReplacement.resolved(Paths.join(folder, change.path))
                let parent = Paths.folder(of: path)
                try created.create(parent)
                let status = change.old == nil ? nil : try FileStatus(path: path)
                if let status, !status.isWritable { throw SystemError(code: EACCES) }
                let temporary = Paths.join(parent, RunID().temporaryName(number))
                let replacement = try FileReplacement(at: temporary, keeping: status) { (file) throws(SystemError) in
                    try file.write(new)
                }
                staged.append((replacement, path))
            }
        } catch {
            for (replacement, _) in staged { replacement.discard() }
            created.removeAll()
            return [unwritable(current, error, "Nothing was written.")]
        }
        return commit(staged)
    }

    private func commit(_ staged: [(FileReplacement, String)]) -> [Diagnostic] {
        for (number, (replacement, path)) in staged.enumerated() {
            do throws(SystemError) {
                try replacement.commit(to: path)
            } catch {
                for (later, _) in staged[(number + 1)...] { later.discard() }
                return [unwritable(path, error, "Some of the files are written, and some are not.")]
            }
        }
        return changes.filter { $0.new == nil }.compactMap { change in
            unlink(Paths.join(folder, change.path)) == 0
                ? nil : unwritable(change.path, SystemError(code: errno), "It is still there.")
        }
    }

    private func isAsRead(_ change: Change) -> Bool {
        let path = Paths.join(folder, change.path)
        guard let old = change.old else { return (try? FileStatus(path: path, followsLinks: false)) == nil }
        return (try? FileReader(limit: old.count).read(path)) == old
    }

    private func unwritable(_ path: String, _ error: SystemError, _ rest: String) -> Diagnostic {
        RuleDescription.unwritableOutput.finding(at: nil, "'\(path)' cannot be written: \(error.reason). \(rest)")
    }
}

import ScreenSpecCLibrary
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting

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

        /// A file that is new.
        package init(_ path: String, _ text: String) {
            self.init(path, from: nil, to: Array(text.utf8))
        }
    }

    private let changes: [Change]
    private let folder: String

    private let isForOutside: Bool

    /// - Parameters:
    ///   - folder: Absolute.
    ///   - isForOutside: Whether new files may lie outside of the folder, as generated ones do where the project says so.
    package init(_ changes: [Change], in folder: String, isForOutside: Bool = false) {
        (self.changes, self.folder, self.isForOutside) = (changes, folder, isForOutside)
    }

    /// As a unified difference.
    package static func difference(_ changes: [Change]) -> String {
        changes.map { change in
            UnifiedDiff(from: change.old ?? [], to: change.new ?? []).text(
                oldLabel: change.path,
                newLabel: change.path
            )
        }.joined()
    }

    /// What kept them from being made: nothing was changed then, unless a finding says so.
    package func write() -> [Diagnostic] {
        let changed = changes.filter { !isAsRead($0) }
        guard changed.isEmpty else { return changed.map(Self.finding) }
        if !isForOutside, let outside = changes.first(where: leadsOutside) {
            let reason = "it would lie outside of '\(Paths.name(of: folder))', by its path or by a symbolic link"
            return [unwritable(outside.path, reason, "Nothing was written.")]
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
            return [unwritable(current, error.reason, "Nothing was written.")]
        }
        return commit(staged, &created)
    }

    private func commit(_ staged: [(FileReplacement, String)], _ created: inout CreatedFolders) -> [Diagnostic] {
        for (number, (replacement, path)) in staged.enumerated() {
            do throws(SystemError) {
                try replacement.commit(to: path)
            } catch {
                for (later, _) in staged[number...] { later.discard() }
                if number == 0 { created.removeAll() }
                let rest = number == 0 ? "Nothing was written." : "Some of the files are written, and some are not."
                return [unwritable(path, error.reason, rest)]
            }
        }
        return changes.filter { $0.new == nil }.compactMap { change in
            unlink(Paths.join(folder, change.path)) == 0
                ? nil : unwritable(change.path, SystemError(code: errno).reason, "It is still there.")
        }
    }

    private func isAsRead(_ change: Change) -> Bool {
        let path = Paths.join(folder, change.path)
        guard let old = change.old else { return (try? FileStatus(path: path, followsLinks: false)) == nil }
        return (try? FileReader(limit: old.count).read(path)) == old
    }

    /// Whether a new file would lie outside of the folder.
    private func leadsOutside(_ change: Change) -> Bool {
        guard change.old == nil, let root = Paths.real(folder) else { return false }
        var parent = Paths.folder(of: Paths.join(folder, change.path))
        while parent != "/", Paths.real(parent) == nil { parent = Paths.folder(of: parent) }
        return Paths.real(parent).map { $0 != root && !Paths.isInside($0, root) } ?? true
    }

    private static func finding(_ change: Change) -> Diagnostic {
        change.old == nil
            ? RuleDescription.foreignOutput.finding(
                at: nil,
                "'\(change.path)' exists already, so nothing was written.",
                help: ["Remove it, or choose another folder."]
            )
            : RuleDescription.unwritableOutput.finding(
                at: nil,
                "'\(change.path)' has changed since it was read, so nothing was written.",
                help: ["Run again."]
            )
    }

    private func unwritable(_ path: String, _ reason: String, _ rest: String) -> Diagnostic {
        RuleDescription.unwritableOutput.finding(at: nil, "'\(path)' cannot be written: \(reason). \(rest)")
    }
}

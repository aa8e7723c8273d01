import ScreenSpecCLibrary
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// Files that are made once and are then their owner's: all of them or none, and never in the place of another one.
package struct NewFiles: Sendable {
    package struct File: Sendable {
        /// From the folder.
        package let path: String
        package let bytes: [UInt8]
        /// Whether one that exists is replaced, since a program wrote it and nobody edits it.
        package let isReplaceable: Bool

        package init(_ path: String, _ text: String, isReplaceable: Bool = false) {
            (self.path, bytes, self.isReplaceable) = (path, Array(text.utf8), isReplaceable)
        }
    }

    private let folder: String
    private let files: [File]

    /// - Parameter folder: Absolute.
    package init(_ files: [File], in folder: String) {
        (self.files, self.folder) = (files, folder)
    }

    /// What was not written is told; then nothing was.
    package func write() -> [Diagnostic] {
        let existing = files.filter { !$0.isReplaceable && Self.isTaken(Paths.join(folder, $0.path)) }
        guard existing.isEmpty else {
            return existing.map {
                RuleDescription.foreignOutput.finding(
                    at: nil,
                    "'\($0.path)' exists already, so nothing was written.",
                    help: ["Remove it, or choose another folder."]
                )
            }
        }
        var created = CreatedFolders()
        var staged: [(FileReplacement, String)] = []
        var current = ""
        do throws(SystemError) {
            for (number, file) in files.enumerated() {
                current = file.path
                let path = Paths.join(folder, file.path)
                let parent = Paths.folder(of: path)
                try created.create(parent)
                try checkInside(parent)
                let temporary = Paths.join(parent, RunID().temporaryName(number))
                let replacement = try FileReplacement(at: temporary) { (descriptor) throws(SystemError) in
                    try descriptor.write(file.bytes)
                }
                staged.append((replacement, path))
            }
            for (replacement, path) in staged {
                current = path
                try replacement.commit(to: path)
            }
            return []
        } catch {
            for (replacement, _) in staged { replacement.discard() }
            created.removeAll()
            return [
                RuleDescription.unwritableOutput.finding(
                    at: nil,
                    "'\(current)' cannot be written: \(error.reason). Nothing was written."
                )
            ]
        }
    }

    private static func isTaken(_ path: String) -> Bool {
        (try? FileStatus(path: path, followsLinks: false)) != nil
    }

    /// A symbolic link must not lead out of the folder.
    private func checkInside(_ path: String) throws(SystemError) {
        guard let root = Paths.real(folder), let real = Paths.real(path), real == root || Paths.isInside(real, root)
        else {
            throw SystemError(code: ELOOP)
        }
    }
}

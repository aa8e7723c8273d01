import ScreenSpecCLibrary

/// New contents for a file, written beside it and put in its place in one step: whoever reads it sees the old or the new,
/// and nobody a half.
package struct FileReplacement: Sendable {
    /// Where the contents lie until then.
    package let temporary: String

    /// - Parameter status: Whose owner and permissions the new file shall have.
    package init(
        at temporary: String,
        keeping status: FileStatus? = nil,
        write: (consuming Descriptor) throws(SystemError) -> Void
    ) throws(SystemError) {
        let descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        self.temporary = temporary
        do throws(SystemError) {
            if let status { try Self.keep(status, for: descriptor) }
            try write(descriptor)
        } catch {
            discard()
            throw error
        }
    }

    package func commit(to path: String) throws(SystemError) {
        do throws(SystemError) {
            _ = try uninterrupted { rename(temporary, path) }
        } catch {
            discard()
            throw error
        }
    }

    package func discard() {
        unlink(temporary)
    }

    /// Follows symbolic links, so that the file itself changes and the link stays. An existing file keeps its permissions
    /// and owner; one that nobody may write is left alone.
    package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let target = resolved(path)
        var existing: FileStatus?
        do throws(SystemError) {
            existing = try FileStatus(path: target)
        } catch {
            if !error.isMissing { throw error }
        }
        if let existing, existing.kind != .file {
            throw SystemError(code: existing.kind == .folder ? EISDIR : EINVAL)
        }
        if let existing, !existing.isWritable { throw SystemError(code: EACCES) }
        let temporary = Paths.join(Paths.folder(of: target), RunID().temporaryName(0))
        let replacement = try FileReplacement(at: temporary, keeping: existing) { (file) throws(SystemError) in
            try file.write(bytes)
        }
        try replacement.commit(to: target)
    }

    /// The same in a folder that may be missing, as one for reports often is.
    package static func write(_ bytes: [UInt8], makingFolderOf path: String) throws(SystemError) {
        var folders = CreatedFolders()
        try folders.create(Paths.folder(of: path))
        try write(bytes, to: path)
    }

    /// The path without symbolic links; of a file that is to be made, that of its folder and its name.
    package static func resolved(_ path: String) -> String {
        if let real = Paths.real(path) { return real }
        return Paths.real(Paths.folder(of: path)).map { Paths.join($0, Paths.name(of: path)) } ?? path
    }

    /// The owner and permissions of the file that is replaced.
    private static func keep(_ status: FileStatus, for descriptor: borrowing Descriptor) throws(SystemError) {
        let own = try FileStatus(descriptor)
        let number = descriptor.raw
        if own.user != status.user || own.group != status.group {
            // Only some may give files away; without that the file is the writer's, as any new one.
            _ = fchown(number, status.user, status.group)
        }
        if own.permissions != status.permissions & 0o777 {
            let permissions = status.permissions & 0o777
            _ = try uninterrupted { fchmod(number, permissions) }
        }
    }
}

import Foundation
import ScreenSpecDiagnostics

/// Puts new contents in the place of a file in one step: whoever reads it sees the old or the new, and nobody a half.
package enum FileReplacement {
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
        if let existing, existing.permissions & 0o222 == 0 { throw SystemError(code: EACCES) }
        let temporary = Paths.join(Paths.folder(of: target), RunID().temporaryName(0))
        let descriptor = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        do throws(SystemError) {
            try descriptor.write(bytes)
            if let existing { try keep(existing, for: descriptor) }
            _ = try uninterrupted { rename(temporary, target) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// The path without symbolic links; of a file that is to be made, that of its folder and its name.
    package static func resolved(_ path: String) -> String {
        if let real = Paths.real(path) { return real }
        return Paths.real(Paths.folder(of: path)).map { Paths.join($0, Paths.name(of: path)) } ?? path
    }

    /// The owner and permissions of the file that is replaced.
    package static func keep(_ status: FileStatus, for descriptor: borrowing Descriptor) throws(SystemError) {
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

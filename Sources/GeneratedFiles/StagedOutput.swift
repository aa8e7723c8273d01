import Foundation
import ScreenSpecFileSystem

/// The way of one output to the disk: a temporary file beside it, then one rename.
enum StagedOutput {
    /// Writes the new contents beside the output; returns the path of the temporary file.
    static func stage(
        _ step: OutputPlan.Step,
        _ number: Int,
        _ run: RunID,
        _ plan: OutputPlan
    ) -> Result<String?, SystemError> {
        guard let file = plan.file(step) else { return .success(nil) }
        let folder = Paths.folder(of: plan.absolute(step))
        let temporary = Paths.join(folder, run.temporaryName(number))
        return Result { () throws(SystemError) in
            if case .create = step.action { try checkName(plan.absolute(step)) }
            let descriptor = try open(temporary, in: folder)
            do throws(SystemError) {
                try descriptor.write(plan.head(step) + file.body)
                if case .replace(_, let status, _) = step.action { try FileReplacement.keep(status, for: descriptor) }
            } catch {
                unlink(temporary)
                throw error
            }
            return temporary
        }
    }

    /// Only now that its folder exists, the system says whether it takes the name.
    private static func checkName(_ path: String) throws(SystemError) {
        do throws(SystemError) {
            _ = try FileStatus(path: path, followsLinks: false)
        } catch {
            if !error.isMissing { throw error }
        }
    }

    private static func open(_ temporary: String, in folder: String) throws(SystemError) -> Descriptor {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        for _ in 0..<CreatedFolders.attempts {
            do throws(SystemError) {
                return try Descriptor(opening: temporary, flags)
            } catch {
                guard error.isMissing else { throw error }
                // Another writer has just removed the folder, which was empty, and may do so again.
                var created = CreatedFolders()
                try created.create(folder)
            }
        }
        return try Descriptor(opening: temporary, flags)
    }

    /// Puts the new contents in their place, or removes what is stale; returns what the system says of the new file, unless
    /// another writer has already replaced it.
    static func commit(
        _ step: OutputPlan.Step,
        _ staged: Result<String?, SystemError>,
        _ plan: OutputPlan
    ) -> Result<FileStamp?, SystemError> {
        Result { () throws(SystemError) in
            let path = plan.absolute(step)
            guard let temporary = try staged.get() else {
                do throws(SystemError) {
                    _ = try uninterrupted { unlink(path) }
                } catch {
                    if !error.isMissing { throw error }
                }
                return nil
            }
            if case .replace(_, _, let old?) = step.action {
                rename(Paths.join(plan.folders[step.folder].path, old), path)
            }
            let own = FileStamp(path: temporary)
            do throws(SystemError) {
                _ = try uninterrupted { rename(temporary, path) }
            } catch {
                unlink(temporary)
                throw error
            }
            let stamp = FileStamp(path: path)
            let isOwn =
                stamp.node == own.node && stamp.device == own.device && stamp.modified == own.modified
                && stamp.size == own.size
            return isOwn ? stamp : nil
        }
    }

    /// Removes the folders that the removal of stale files has emptied, up to the output folder.
    static func removeEmptyFolders(_ plan: OutputPlan) {
        for step in plan.steps where plan.file(step) == nil {
            var folder = Paths.folder(of: step.path)
            while folder != ".", rmdir(Paths.join(plan.folders[step.folder].path, folder)) == 0 {
                folder = Paths.folder(of: folder)
            }
        }
    }
}

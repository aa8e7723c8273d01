import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// The way of one output to the disk: a temporary file beside it, then one rename.
struct StagedOutput: Sendable {
    private let replacement: FileReplacement
    /// What the system says of the new contents.
    private let stamp: FileStamp

    private init(at temporary: String, keeping status: FileStatus?, _ bytes: [UInt8]) throws(SystemError) {
        var stamp = FileStamp.missing
        replacement = try FileReplacement(at: temporary, keeping: status) { (file) throws(SystemError) in
            try file.write(bytes)
            stamp = try FileStatus(file).stamp
        }
        self.stamp = stamp
    }

    func discard() {
        replacement.discard()
    }

    /// Writes the new contents beside the output.
    static func stage(
        _ step: OutputPlan.Step,
        _ number: Int,
        _ run: RunID,
        _ plan: OutputPlan
    ) -> Result<StagedOutput?, SystemError> {
        guard let file = plan.file(step) else { return .success(nil) }
        let folder = Paths.folder(of: plan.absolute(step))
        let temporary = Paths.join(folder, run.temporaryName(number))
        return Result { () throws(SystemError) in
            var old: FileStatus?
            switch step.action {
            case .create: try checkName(plan.absolute(step))
            case .replace(_, let status, _): old = status
            case .remove: break
            }
            let bytes = plan.head(step) + file.body
            for _ in 0..<CreatedFolders.attempts {
                do throws(SystemError) {
                    return try StagedOutput(at: temporary, keeping: old, bytes)
                } catch {
                    guard error.isMissing else { throw error }
                    // Another writer has just removed the folder, which was empty, and may do so again.
                    var created = CreatedFolders()
                    try created.create(folder)
                }
            }
            return try StagedOutput(at: temporary, keeping: old, bytes)
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

    /// Puts the new contents in their place, or removes what is stale; returns what the system says of the new file, unless
    /// another writer has already replaced it.
    static func commit(
        _ step: OutputPlan.Step,
        _ staged: Result<StagedOutput?, SystemError>,
        _ plan: OutputPlan
    ) -> Result<FileStamp?, SystemError> {
        Result { () throws(SystemError) in
            let path = plan.absolute(step)
            guard let staged = try staged.get() else {
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
            try staged.replacement.commit(to: path)
            let stamp = FileStamp(path: path)
            let own = staged.stamp
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

import Foundation

/// Folders that did not exist, to be taken back if nothing is written to them.
struct CreatedFolders {
    private var paths: [String] = []

    /// Creates a folder and those on the way to it.
    mutating func create(_ path: String) throws(SystemError) {
        var missing: [String] = []
        var folder = path
        while folder != "/", (try? FileStatus(path: folder)) == nil {
            missing.append(folder)
            folder = Paths.folder(of: folder)
        }
        for path in missing.reversed() {
            do throws(SystemError) {
                _ = try uninterrupted { mkdir(path, 0o777) }
                paths.append(path)
            } catch {
                // Another writer may have been first.
                if error.code != EEXIST { throw error }
            }
        }
    }

    func removeAll() {
        for path in paths.reversed() { rmdir(path) }
    }
}

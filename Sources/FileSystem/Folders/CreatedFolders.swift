import ScreenSpecCLibrary

/// Folders that did not exist, to be taken back if nothing is written to them.
package struct CreatedFolders {
    private var paths: [String] = []

    package init() {}

    /// How often something is tried while other writers remove folders that are empty for a moment.
    package static let attempts = 100

    /// Creates a folder and those on the way to it.
    package mutating func create(_ path: String) throws(SystemError) {
        for _ in 1..<Self.attempts {
            do throws(SystemError) {
                return try createMissing(path)
            } catch {
                guard error.isMissing else { throw error }
            }
        }
        try createMissing(path)
    }

    private mutating func createMissing(_ path: String) throws(SystemError) {
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

    package func removeAll() {
        for path in paths.reversed() { rmdir(path) }
    }
}

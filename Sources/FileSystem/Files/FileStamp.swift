import ScreenSpecCLibrary

/// What the system says of a file without reading it, closely enough to tell whether it may have changed.
///
/// A stamp never decides what a file holds, only whether it is read again.
package struct FileStamp: Hashable, Sendable, BitwiseCopyable {
    /// All numbers are 0 for a file that does not exist.
    package var size: Int64 = 0
    /// When the contents were written, in nanoseconds.
    package var modified: Int64 = 0
    /// When the contents, the name or the permissions changed; no program can set it back.
    var changed: Int64 = 0
    package var node: UInt64 = 0
    package var device: UInt64 = 0

    package static let missing = FileStamp()

    package var exists: Bool { node != 0 || device != 0 }

    package init() {}

    /// - Parameters:
    ///   - path: Null-terminated.
    ///   - folder: The descriptor of the folder from which a relative path starts.
    package init(at path: UnsafePointer<CChar>, from folder: Int32) {
        var raw = stat()
        while fstatat(folder, path, &raw, 0) != 0 {
            guard errno == EINTR else {
                self.init()
                return
            }
        }
        self.init(raw)
    }

    package init(path: String) {
        self.init(at: path, from: AT_FDCWD)
    }

    package init(_ raw: stat) {
        #if canImport(Darwin)
        let (modification, change) = (raw.st_mtimespec, raw.st_ctimespec)
        #else
        let (modification, change) = (raw.st_mtim, raw.st_ctim)
        #endif
        size = Int64(raw.st_size)
        modified = Self.nanoseconds(modification)
        changed = Self.nanoseconds(change)
        node = UInt64(truncatingIfNeeded: raw.st_ino)
        device = UInt64(truncatingIfNeeded: raw.st_dev)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    // MARK: Clocks

    /// The system's clock, in nanoseconds.
    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// Whether a change after the given moment is sure to give the file another stamp.
    ///
    /// Clocks of file systems tick: what is written twice within one tick has one time. So a stamp that is about as old
    /// as the moment at which it was taken says nothing, and the file is read again the next time.
    package func isSettled(at moment: Int64) -> Bool {
        let latest = max(modified, changed)
        let hasWholeSeconds = modified % 1_000_000_000 == 0
        return latest < moment - (hasWholeSeconds ? Self.coarseTick : Self.tick)
    }

    /// Linux ticks a hundred times a second at least.
    private static let tick: Int64 = 20_000_000
    /// File systems of old count seconds, some of them even ones only.
    private static let coarseTick: Int64 = 2_100_000_000
}

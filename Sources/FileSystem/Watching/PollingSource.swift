import ScreenSpecCLibrary

/// Looks again and again, where the system tells of nothing.
package final class PollingSource: ChangeSource {
    private let interval: Duration
    private var plan: WatchPlan?
    /// What was found when the plan was last followed.
    private var folders: WatchedFolders?
    /// What was found when one last looked, so that nothing is told twice.
    private var seen: WatchedFolders?
    private var stamps: [String: Stamp] = [:]

    package init(interval: Duration = .milliseconds(250)) {
        self.interval = interval
    }

    package var folderCount: Int { folders?.paths.count ?? 0 }

    package func watch(_ plan: WatchPlan) throws(SystemError) -> Bool {
        let found = WatchedFolders(plan)
        let isOther = found != folders
        self.plan = plan
        folders = found
        seen = found
        stamps = Self.stamps(of: found)
        return isOther
    }

    package func changes(within time: Duration?, until interruption: Interruption) -> Changes {
        let clock = ContinuousClock()
        let end = time.map { clock.now + $0 }
        while true {
            let left = end.map { max($0 - clock.now, .zero) }
            if Readiness.wait(for: [interruption.descriptor], within: min(left ?? interval, interval))[0] { return [] }
            let changes = look()
            if !changes.isEmpty { return changes }
            if let end, clock.now >= end { return [] }
        }
    }

    private func look() -> Changes {
        guard let plan, let seen else { return [] }
        let found = WatchedFolders(plan)
        let stamps = Self.stamps(of: found)
        var changes: Changes = []
        if stamps != self.stamps { changes.insert(.files) }
        if found != seen { changes.insert(.folders) }
        self.stamps = stamps
        self.seen = found
        return changes
    }

    /// What changes with a file's contents; a file that is replaced has another identity.
    private struct Stamp: Hashable {
        let identity: FileIdentity
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    private static func stamps(of folders: WatchedFolders) -> [String: Stamp] {
        var stamps: [String: Stamp] = [:]
        for path in folders.relevantFiles {
            var raw = stat()
            guard stat(path, &raw) == 0 else { continue }
            #if canImport(Darwin)
            let time = raw.st_mtimespec
            #else
            let time = raw.st_mtim
            #endif
            let identity = FileIdentity(
                device: UInt64(truncatingIfNeeded: raw.st_dev),
                node: UInt64(truncatingIfNeeded: raw.st_ino)
            )
            stamps[path] = Stamp(
                identity: identity,
                size: Int(raw.st_size),
                seconds: Int(time.tv_sec),
                nanoseconds: Int(time.tv_nsec)
            )
        }
        return stamps
    }
}

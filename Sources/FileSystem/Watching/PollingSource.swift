import ScreenSpecCLibrary

/// Looks again and again, where the system tells of nothing.
package final class PollingSource: ChangeSource {
    private let interval: Duration
    private var plan: WatchPlan?
    /// What was found when the plan was last followed.
    private var folders: WatchedFolders?
    /// What was found when one last looked, so that nothing is told twice.
    private var seen: WatchedFolders?
    private var stamps: [String: FileStamp] = [:]

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

    private static func stamps(of folders: WatchedFolders) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for path in folders.relevantFiles {
            let stamp = FileStamp(path: path)
            if stamp.exists { stamps[path] = stamp }
        }
        return stamps
    }
}

import ScreenSpecCLibrary

/// Where a watching run learns that files have changed.
package protocol ChangeSource: AnyObject {
    /// How many folders are watched.
    var folderCount: Int { get }

    /// Watches the folders of the plan and no others; returns whether they differ from those before.
    func watch(_ plan: WatchPlan) throws(SystemError) -> Bool

    /// What has changed, as soon as anything has; nothing when the time is over or the run is to end.
    func changes(within time: Duration?, until interruption: Interruption) -> Changes
}

/// Chooses the platform's source of events.
package enum ChangeSources {
    /// The system's own events, or `nil` where it has none that are used here.
    package static func events() throws(SystemError) -> (any ChangeSource)? {
        #if os(Linux)
        return try InotifySource()
        #elseif canImport(CoreServices)
        return FileEventStreamSource()
        #else
        return nil
        #endif
    }
}

/// Waits for one of several files to have something to read.
enum Readiness {
    /// Returns which of the descriptors are ready; none when the time is over.
    static func wait(for descriptors: [Int32], within time: Duration?) -> [Bool] {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = time.map { Int32(clamping: Int64(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
        let count = poll(&requests, nfds_t(requests.count), milliseconds)
        return requests.map { count > 0 && $0.revents != 0 }
    }
}

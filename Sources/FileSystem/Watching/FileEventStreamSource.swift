#if canImport(CoreServices)
import CoreServices
import Dispatch
import ScreenSpecCLibrary

/// The events of macOS: one stream for all folders and their contents.
final class FileEventStreamSource: ChangeSource {
    private let queue = DispatchQueue(label: "screenspec.watch")
    private var folders: WatchedFolders?
    private var stream: FSEventStreamRef?
    private var inbox: Inbox?

    var folderCount: Int { folders?.paths.count ?? 0 }

    deinit {
        stop()
    }

    func watch(_ plan: WatchPlan) throws(SystemError) -> Bool {
        let found = WatchedFolders(plan)
        guard found != folders else { return false }
        stop()
        let inbox = try Inbox()
        self.inbox = inbox
        start(found.paths.sorted(), inbox)
        // Once more: what has changed before the stream began is told by nobody.
        folders = WatchedFolders(plan)
        return true
    }

    func changes(within time: Duration?, until interruption: Interruption) -> Changes {
        guard let inbox, let folders else { return [] }
        let clock = ContinuousClock()
        let end = time.map { clock.now + $0 }
        while true {
            let left = end.map { max($0 - clock.now, .zero) }
            let ready = Readiness.wait(for: [inbox.descriptor, interruption.descriptor], within: left)
            if ready[1] { return [] }
            var changes: Changes = []
            for event in ready[0] ? inbox.take() : [] { changes.formUnion(meaning(of: event, in: folders)) }
            if !changes.isEmpty { return changes }
            if let end, clock.now >= end { return [] }
        }
    }

    private func meaning(of event: Inbox.Event, in folders: WatchedFolders) -> Changes {
        let everything = kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged
        if event.flags & UInt32(everything) != 0 { return [.files, .folders] }
        let isFolder = event.flags & UInt32(kFSEventStreamEventFlagItemIsDir) != 0
        return folders.meaning(of: Paths.name(of: event.path), in: Paths.folder(of: event.path), isFolder: isFolder)
    }

    private func start(_ paths: [String], _ inbox: Inbox) {
        var context = FSEventStreamContext(
            version: 0,
            info: Unmanaged.passUnretained(inbox).toOpaque(),
            retain: nil,
            release: nil,
            copyDescription: nil
        )
        let flags =
            kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
            | kFSEventStreamCreateFlagUseCFTypes
        stream = FSEventStreamCreate(
            nil,
            { _, info, _, paths, flags, _ in
                guard let info else { return }
                let names = Unmanaged<CFArray>.fromOpaque(paths).takeUnretainedValue() as? [String] ?? []
                let events = names.enumerated().map { Inbox.Event(path: $0.element, flags: flags[$0.offset]) }
                Unmanaged<Inbox>.fromOpaque(info).takeUnretainedValue().put(events)
            },
            &context,
            paths as CFArray,
            FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
            0.005,
            FSEventStreamCreateFlags(flags)
        )
        guard let stream else { return }
        FSEventStreamSetDispatchQueue(stream, queue)
        FSEventStreamStart(stream)
    }

    private func stop() {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        self.stream = nil
        // What the queue still holds for the old inbox ends before that does.
        queue.sync {}
    }
}

/// Events on their way from the stream's queue to who waits for them.
private final class Inbox: @unchecked Sendable {
    struct Event {
        let path: String
        let flags: FSEventStreamEventFlags
    }

    private let wakeUp: WakeUp
    private let lock = Lock()
    private var events: [Event] = []

    init() throws(SystemError) {
        wakeUp = try WakeUp()
    }

    var descriptor: Int32 { wakeUp.descriptor }

    func put(_ new: [Event]) {
        lock.withLock { events += new }
        wakeUp.send()
    }

    func take() -> [Event] {
        wakeUp.clear()
        return lock.withLock {
            defer { events = [] }
            return events
        }
    }
}
#endif

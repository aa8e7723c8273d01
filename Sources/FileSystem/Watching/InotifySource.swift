#if os(Linux)
import ScreenSpecCLibrary

/// Linux' own events, by its system call: one watch for each folder.
final class InotifySource: ChangeSource {
    private let descriptor: Int32
    private var folders: WatchedFolders?
    private var watches: [Int32: Set<String>] = [:]

    init() throws(SystemError) {
        descriptor = try uninterrupted { inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }
    }

    deinit {
        close(descriptor)
    }

    var folderCount: Int { watches.count }

    private static let mask = [
        IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF, IN_MOVE_SELF, IN_ATTRIB,
        IN_ONLYDIR,
    ].reduce(UInt32(0)) { $0 | UInt32($1) }

    func watch(_ plan: WatchPlan) throws(SystemError) -> Bool {
        var found: [Int32: Set<String>] = [:]
        var failure: SystemError?
        let folders = WatchedFolders(plan) { folder in
            let watch = inotify_add_watch(descriptor, folder, Self.mask)
            if watch >= 0 {
                // Two paths may lead to one folder, which then has one watch.
                found[watch, default: []].insert(folder)
            } else if errno == ENOSPC || errno == ENOMEM {
                failure = .last
            }
        }
        if let failure { throw failure }
        for watch in watches.keys where found[watch] == nil { inotify_rm_watch(descriptor, watch) }
        let isOther = found != watches || folders != self.folders
        watches = found
        self.folders = folders
        return isOther
    }

    func changes(within time: Duration?, until interruption: Interruption) -> Changes {
        let clock = ContinuousClock()
        let end = time.map { clock.now + $0 }
        while true {
            let left = end.map { max($0 - clock.now, .zero) }
            let ready = Readiness.wait(for: [descriptor, interruption.descriptor], within: left)
            if ready[1] { return [] }
            let changes = ready[0] ? read() : []
            if !changes.isEmpty { return changes }
            if let end, clock.now >= end { return [] }
        }
    }

    /// What all waiting events mean.
    private func read() -> Changes {
        var changes: Changes = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { ScreenSpecCLibrary.read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return changes }
            buffer.withUnsafeBytes { bytes in
                var offset = 0
                while let event = Event(bytes[..<count], at: offset) {
                    changes.formUnion(meaning(of: event))
                    offset = event.end
                }
            }
        }
    }

    private func meaning(of event: Event) -> Changes {
        // More has happened than the system keeps, so anything may have.
        if event.has(IN_Q_OVERFLOW) { return [.files, .folders] }
        if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_UNMOUNT) { return .folders }
        guard let folders, let paths = watches[event.watch], let name = event.name else { return [] }
        var changes: Changes = []
        for path in paths {
            // A new file is told of again when it is closed; what is put there by a link is not.
            if event.has(IN_CREATE), !event.has(IN_ISDIR), !Self.isComplete(Paths.join(path, name)) { continue }
            changes.formUnion(folders.meaning(of: name, in: path, isFolder: event.has(IN_ISDIR)))
            if event.has(IN_CREATE), !event.has(IN_ISDIR), folders.trees.contains(path) { changes.insert(.folders) }
        }
        return changes
    }

    /// Whether a new entry is a symbolic link, or another name of a file that exists.
    private static func isComplete(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
}

/// One `inotify_event`, whose name follows a head of 16 bytes.
private struct Event {
    let watch: Int32
    let name: String?
    let end: Int
    private let mask: UInt32

    init?(_ bytes: Slice<UnsafeRawBufferPointer>, at offset: Int) {
        guard offset + Self.headSize <= bytes.count else { return nil }
        let raw = bytes.base
        watch = raw.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        mask = raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(raw.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        end = offset + Self.headSize + length
        guard end <= bytes.count else { return nil }
        let text = bytes[(offset + Self.headSize)..<end].prefix { $0 != 0 }
        name = text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    func has(_ flag: some BinaryInteger) -> Bool {
        mask & UInt32(truncatingIfNeeded: flag) != 0
    }

    private static let headSize = 16
}
#endif

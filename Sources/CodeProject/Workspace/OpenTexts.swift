import ScreenSpecConcurrency
import ScreenSpecFileSystem

/// The texts that an editor has open, and which paths have changed since somebody last looked. Any thread may change them at any time.
///
/// A lock rather than an actor: it is held for no longer than it takes to note a text, and who changes one waits for nobody.
final class OpenTexts: @unchecked Sendable {
    /// What stands in the editor at one moment.
    struct Moment: Sendable {
        /// Counts changes: a moment is over once there is a later one.
        let number: Int
        let overlay: FileOverlay
        let versions: [String: Int]
        /// The paths that may hold something else than when somebody last settled, absolute.
        let changed: Set<String>
    }

    private let lock = Lock()
    private var number = 0
    private var overlay = FileOverlay()
    private var versions: [String: Int] = [:]
    /// By paths, the number of their last change.
    private var changed: [String: Int] = [:]

    /// `false` for a text that is no newer than what is known.
    func change(_ path: String, _ text: String, version: Int) -> Bool {
        lock.withLock {
            if let known = versions[path], known >= version { return false }
            versions[path] = version
            overlay.texts[path] = Array(text.utf8)
            note(path)
            return true
        }
    }

    func close(_ path: String) {
        lock.withLock {
            versions[path] = nil
            overlay.texts[path] = nil
            note(path)
        }
    }

    private func note(_ path: String) {
        number += 1
        changed[path] = number
    }

    var moment: Moment {
        lock.withLock {
            Moment(number: number, overlay: overlay, versions: versions, changed: Set(changed.keys))
        }
    }

    /// Whether nothing has changed since a moment.
    func isCurrent(_ moment: Moment) -> Bool {
        lock.withLock { number == moment.number }
    }

    /// Notes that all that had changed at a moment was looked at.
    func settle(_ moment: Moment) {
        lock.withLock { changed = changed.filter { $0.value > moment.number } }
    }
}

import ScreenSpecConcurrency
import ScreenSpecReporting

/// Shows how far the reading of files has come, once it is known how many there are.
final class LoadingProgress: @unchecked Sendable {
    private let lock = Lock()
    private var progress: ScreenSpecReporting.Progress?

    /// One more of so many files is read. May be called from any thread.
    func advance(of total: Int) {
        let progress = lock.withLock {
            let progress = self.progress ?? ScreenSpecReporting.Progress("Reading Swift", of: total)
            self.progress = progress
            return progress
        }
        progress.advance()
    }

    func finish() {
        lock.withLock { progress?.finish() }
    }
}

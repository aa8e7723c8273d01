import ScreenSpecConcurrency

/// How far long work has come, for a person at a terminal: one line of standard error that is written over, and gone
/// when the work has ended.
///
/// It shows only after a moment, so that quick work stays silent, and never where standard error is no terminal.
package final class Progress: @unchecked Sendable {
    private let lock = Lock()
    private let label: String
    private let total: Int
    private let isTerminal: Bool
    private let write: @Sendable (String) -> Void
    private var count = 0
    private var next: ContinuousClock.Instant
    private var isShown = false
    private var isFinished = false

    private static let interval: Duration = .milliseconds(100)
    /// Asking the clock for every step would cost more than some steps do.
    private static let stride = 16

    /// - Parameters:
    ///   - label: What is being done: `Writing pages`.
    ///   - delay: The moment before anything is shown.
    package init(
        _ label: String,
        of total: Int,
        after delay: Duration = .milliseconds(500),
        isTerminal: Bool = StandardStream.errors.isTerminal,
        write: @escaping @Sendable (String) -> Void = { StandardStream.errors.write($0) }
    ) {
        self.label = label
        self.total = total
        self.isTerminal = isTerminal
        self.write = write
        next = ContinuousClock.now + delay
    }

    /// One more step is done. May be called from any thread.
    package func advance() {
        guard isTerminal else { return }
        lock.withLock {
            count += 1
            guard !isFinished, count % Self.stride == 0, ContinuousClock.now >= next else { return }
            next = ContinuousClock.now + Self.interval
            isShown = true
            write("\r\(label): \(count) of \(total)")
        }
    }

    /// Takes the line away. Nothing is shown afterwards.
    package func finish() {
        lock.withLock {
            isFinished = true
            if isShown { write("\r\u{1B}[K") }
            isShown = false
        }
    }
}

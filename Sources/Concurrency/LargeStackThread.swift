import Foundation

/// Threads with room for the recursion that limits on depth allow, which those of a system's pool do not have.
enum LargeStackThread {
    /// The system's number of the thread. Outside of tasks a task-local value is the thread's own.
    @TaskLocal private static var ownNumber: Int?

    static func start(stackSize: Int = 8 << 20, _ work: @escaping @Sendable () -> Void) {
        let thread = Thread { $ownNumber.withValue(Affinity.currentThread, operation: work) }
        thread.stackSize = stackSize
        thread.start()
    }

    /// Whether the thread that asks has that room.
    static var isCurrent: Bool { ownNumber != nil || Thread.isMainThread }

    /// Does a stretch of work, for whose time the thread gets a core of its own if there is one.
    static func onOwnCore<Result>(_ work: () -> Result) -> Result {
        guard let currentNumber else { return work() }
        Cores.shared.settle(currentNumber)
        // Before anybody hears that the work is done, since they may have more of it for others.
        defer { Cores.shared.leave(currentNumber) }
        return work()
    }

    /// Waits for others, who may have the core meanwhile.
    static func wait(_ wait: () -> Void) {
        guard let currentNumber else { return wait() }
        Cores.shared.leave(currentNumber)
        wait()
        Cores.shared.settle(currentNumber)
    }

    private static var currentNumber: Int? { ownNumber ?? (Thread.isMainThread ? mainNumber : nil) }

    private static let mainNumber = Affinity.currentThread
}

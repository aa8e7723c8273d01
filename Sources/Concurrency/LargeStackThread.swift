import Foundation

/// Threads with room for the recursion that limits on depth allow, which those of a system's pool do not have.
enum LargeStackThread {
    /// Outside of tasks a task-local value is the thread's own.
    @TaskLocal private static var isOwn = false

    static func start(stackSize: Int = 8 << 20, _ work: @escaping @Sendable () -> Void) {
        let thread = Thread { $isOwn.withValue(true, operation: work) }
        thread.stackSize = stackSize
        thread.start()
    }

    /// Whether the thread that asks has that room.
    static var isCurrent: Bool { isOwn || Thread.isMainThread }
}

import ScreenSpecCLibrary

/// Threads with room for the recursion that limits on depth allow, which those of a system's pool do not have.
enum LargeStackThread {
    /// Outside of tasks a task-local value is the thread's own.
    @TaskLocal private static var isOwn = false

    static func start(stackSize: Int = 8 << 20, _ work: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let start = Unmanaged.passRetained(Start(work)).toOpaque()
        let failure = pthread_create(&thread, &attributes, { Self.run($0) }, start)
        // Whoever wants the work done would wait for it without an end.
        precondition(failure == 0, "The system starts no more threads.")
    }

    private static func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let start else { return nil }
        let work = Unmanaged<Start>.fromOpaque(start).takeRetainedValue().work
        $isOwn.withValue(true, operation: work)
        return nil
    }

    /// What a thread is to do, on its way there.
    private final class Start {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) {
            self.work = work
        }
    }

    /// Whether the thread that asks has that room.
    static var isCurrent: Bool { isOwn || CurrentProcess.isInMainThread }
}

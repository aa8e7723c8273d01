import ScreenSpecCLibrary

/// Lets one thread at a time do something.
///
/// That of the standard library, `Mutex`, needs macOS 15. Public, though no user of the package sees it, since inlined code of
/// ``Memo`` takes it.
public final class Lock: @unchecked Sendable {
    /// In memory of its own: it may never move.
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

    public init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @inlinable public func lock() {
        pthread_mutex_lock(mutex)
    }

    @inlinable public func unlock() {
        pthread_mutex_unlock(mutex)
    }

    @inlinable public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// A lock whose holder can wait until another one has changed what it guards.
final class Condition: @unchecked Sendable {
    private let guarding = Lock()
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    init() {
        condition = .allocate(capacity: 1)
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try guarding.withLock(body)
    }

    /// For who holds it: lets go of it meanwhile. It may return without a reason.
    func wait() {
        pthread_cond_wait(condition, guarding.mutex)
    }

    /// Wakes one of those who wait.
    func signal() {
        pthread_cond_signal(condition)
    }

    /// Wakes all who wait.
    func broadcast() {
        pthread_cond_broadcast(condition)
    }
}

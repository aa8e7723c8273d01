import Foundation

/// Keeps threads that work at the same time on cores of their own, where there are enough.
///
/// Linux may wake a thread on the core of the one that wakes it, and leave both there for tens of milliseconds while another
/// core is idle: longer than most stretches of a run for which threads wait for one another. So a thread that finds another
/// at work on its core moves over, or is moved as soon as a core gets free. After that it is as free to be moved by the system
/// as before.
final class Cores: @unchecked Sendable {
    static let shared = Cores()

    private let lock = NSLock()
    private var holders = CoreHolders(cores: Affinity.allowedCores)

    /// To be called by a thread before each stretch of work.
    func settle(_ thread: Int) {
        guard let core = Affinity.currentCore else { return }
        let freeCore = lock.withLock { holders.settle(thread, on: core) }
        if let freeCore { Affinity.move(thread, to: freeCore) }
    }

    /// To be called by a thread before it waits, and when its work is done.
    func leave(_ thread: Int) {
        let next = lock.withLock { holders.leave(thread) }
        if let next { Affinity.move(next.thread, to: next.core) }
    }
}

/// Which thread works on which core, as far as the threads have said.
struct CoreHolders: Sendable {
    private let cores: [Int]
    private var threads: [Int: Int] = [:]
    private var coresOfThreads: [Int: Int] = [:]
    /// Those at work that found all cores held, the first one first.
    private var crowded: [Int] = []

    init(cores: [Int]) {
        self.cores = cores
    }

    /// Notes a core for a thread that is on `core` now: that one, if no other has it.
    ///
    /// - Returns: Where the thread should move.
    mutating func settle(_ thread: Int, on core: Int) -> Int? {
        guard let holder = threads[core] else {
            release(thread)
            hold(core, thread)
            return nil
        }
        if holder == thread { return nil }
        // The system has moved it to another's while its own may be idle.
        if let own = coresOfThreads[thread] { return own }
        guard let free = cores.first(where: { threads[$0] == nil }) else {
            if !crowded.contains(thread) { crowded.append(thread) }
            return nil
        }
        release(thread)
        hold(free, thread)
        return free
    }

    /// - Returns: Who should move to the core that gets free.
    mutating func leave(_ thread: Int) -> (thread: Int, core: Int)? {
        guard let core = release(thread), let next = crowded.first else { return nil }
        crowded.removeFirst()
        hold(core, next)
        return (next, core)
    }

    private mutating func hold(_ core: Int, _ thread: Int) {
        threads[core] = thread
        coresOfThreads[thread] = core
    }

    @discardableResult
    private mutating func release(_ thread: Int) -> Int? {
        crowded.removeAll { $0 == thread }
        guard let core = coresOfThreads.removeValue(forKey: thread) else { return nil }
        threads[core] = nil
        return core
    }
}

/// Threads that stay: work comes in many stretches, some of which take no longer than to start a thread.
final class Workers: @unchecked Sendable {
    static let shared = Workers()

    private struct Invitation {
        let number: Int
        let work: @Sendable () -> Void
    }

    private let condition = Condition()
    private var invitations: [Invitation] = []
    private var lastNumber = 0
    private var idleCount = 0

    /// Has others do some work while the caller does something.
    ///
    /// - Parameters:
    ///   - work: Returns when nothing is left to do. Some of the others may come late to it, or not at all.
    ///   - count: How many others.
    ///   - meanwhile: Returns when the work is done.
    func share<Result>(
        _ work: @escaping @Sendable () -> Void,
        with count: Int,
        meanwhile: () -> Result
    ) -> Result {
        let number = invite(count, to: work)
        let result = meanwhile()
        condition.withLock { invitations.removeAll { $0.number == number } }
        return result
    }

    /// There is a thread for each invitation, so that none waits for one that waits for it.
    private func invite(_ count: Int, to work: @escaping @Sendable () -> Void) -> Int {
        condition.withLock {
            lastNumber += 1
            invitations += repeatElement(Invitation(number: lastNumber, work: work), count: count)
            while idleCount < invitations.count {
                idleCount += 1
                LargeStackThread.start { [self] in workForever() }
            }
            // Who wakes in vain takes a core from those at work for a while.
            for _ in 0..<count { condition.signal() }
            return lastNumber
        }
    }

    private func workForever() {
        while true {
            nextWork()()
            condition.withLock { idleCount += 1 }
        }
    }

    private func nextWork() -> @Sendable () -> Void {
        condition.withLock {
            while invitations.isEmpty { condition.wait() }
            idleCount -= 1
            return invitations.removeFirst().work
        }
    }
}

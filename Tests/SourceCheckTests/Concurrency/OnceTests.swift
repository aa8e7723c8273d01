import Foundation
import ScreenSpecConcurrency
import Testing

@testable import SourceCheck

/// What is worked out once, whoever asks.
@Suite struct OnceTests {
    private static let threads = Concurrency({ Jobs(4).perform($0, $1) }, waiting: { Jobs(4).wait($0) })

    @Test func whoeverAsksGetsTheSame() {
        let once = Once<[Int]>()
        let made = Counter()
        let concurrency = Self.threads
        let answers = concurrency.map(Array(0..<200)) { _ in
            once(concurrency) {
                made.add()
                // Others come meanwhile, and some of them are needed for it.
                Thread.sleep(forTimeInterval: 0.01)
                return concurrency.map(Array(0..<64)) { $0 * $0 }
            }
        }
        #expect(made.value == 1)
        #expect(answers == Array(repeating: (0..<64).map { $0 * $0 }, count: 200))
    }

    @Test func whoWaitsSaysSo() {
        let waits = Counter()
        let threads = Self.threads
        let concurrency = Concurrency(
            { threads.perform($0, $1) },
            waiting: { wait in
                waits.add()
                wait()
            }
        )
        let once = Once<Int>()
        let isBeingMade = Counter()
        let (first, second) = concurrency.both(
            {
                once(concurrency) {
                    isBeingMade.add()
                    let end = Date(timeIntervalSinceNow: 30)
                    while waits.value == 0, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
                    return 1
                }
            },
            {
                let end = Date(timeIntervalSinceNow: 30)
                while isBeingMade.value == 0, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
                return once(concurrency) { 2 }
            }
        )
        #expect(first == 1)
        #expect(second == 1)
        #expect(waits.value == 1)
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }

    var value: Int { lock.withLock { count } }
}

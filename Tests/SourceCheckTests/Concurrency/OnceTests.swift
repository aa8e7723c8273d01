import Foundation
import ScreenSpecConcurrency
import Testing

@testable import SourceCheck

/// What is worked out once, whoever asks.
@Suite struct OnceTests {
    private static let threads = Concurrency { Jobs(4).perform($0, $1) }

    @Test func whoeverAsksGetsTheSame() {
        let once = Once<[Int]>()
        let made = Counter()
        let concurrency = Self.threads
        let answers = concurrency.map(Array(0..<200)) { _ in
            once {
                made.add()
                // Others come meanwhile, and some of them are needed for it.
                Thread.sleep(forTimeInterval: 0.01)
                return concurrency.map(Array(0..<64)) { $0 * $0 }
            }
        }
        #expect(made.value == 1)
        #expect(answers == Array(repeating: (0..<64).map { $0 * $0 }, count: 200))
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }

    var value: Int { lock.withLock { count } }
}

import Foundation
import ScreenSpecConcurrency
import Testing

/// What is worked out once, whoever asks.
@Suite struct MemoTests {
    @Test func whoeverAsksGetsTheSame() {
        let memo = Memo<Int, [Int]>()
        let made = Counter()
        let jobs = Jobs(4)
        let answers = jobs.map(Array(0..<200)) { number in
            memo(number % 2) {
                made.add()
                // Others come meanwhile, and some of them are needed for it.
                Thread.sleep(forTimeInterval: 0.01)
                return jobs.map(Array(0..<64)) { $0 * number % 2 }
            }
        }
        #expect(made.value == 2)
        #expect(Set(answers).count <= 2)
    }

    @Test func anAnswerMayAskForOthers() {
        let memo = Memo<Int, Int>()
        @Sendable func sum(to number: Int) -> Int {
            memo(number) { number == 0 ? 0 : number + sum(to: number - 1) }
        }
        #expect(Jobs(4).map(Array(0..<100), sum) == (0..<100).map { $0 * ($0 + 1) / 2 })
    }

    @Test func anAnswerMayBeThatThereIsNone() {
        let memo = Memo<String, Int?>()
        let made = Counter()
        for _ in 0..<3 {
            #expect(
                memo("none") {
                    made.add()
                    return nil
                } == nil
            )
        }
        #expect(made.value == 1)
    }

    @Test func noMoreAreKeptThanTheLimit() {
        let memo = Memo<Int, Int>(limit: 2)
        let made = Counter()
        for number in [0, 1, 2, 2, 1, 0] {
            #expect(
                memo(number) {
                    made.add()
                    return number
                } == number
            )
        }
        #expect(made.value == 4)
    }

    @Test func aLazyValueIsMadeOnce() {
        let made = Counter()
        let lazy = Lazy {
            made.add()
            Thread.sleep(forTimeInterval: 0.01)
            return 7
        }
        #expect(Jobs(4).map(Array(0..<50)) { _ in lazy.value } == Array(repeating: 7, count: 50))
        #expect(made.value == 1)
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }

    var value: Int { lock.withLock { count } }
}

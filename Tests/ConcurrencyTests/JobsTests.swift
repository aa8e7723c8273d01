import Foundation
import Testing

@testable import ScreenSpecConcurrency

@Suite struct JobsTests {
    @Test(arguments: [1, 2, 3, 64], [0, 1, 2, 7, 1000, 4097])
    func resultsStandInOrder(jobs: Int, count: Int) {
        let elements = Array(0..<count)
        #expect(Jobs(jobs).map(elements) { $0 * 2 } == elements.map { $0 * 2 })
    }

    @Test func countStaysWithinReason() {
        #expect(Jobs(-3).count == 1)
        #expect(Jobs(.max).count == 256)
        #expect(Jobs.all.count >= 1)
    }

    @Test func threadsHaveRoomForRecursion() {
        @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
        #expect(Jobs(2).map([20_000, 20_000], depth) == [20_000, 20_000])
    }

    @Test(arguments: [1, 2, 3, 64], [0, 1, 7, 8, 1000])
    func chunksHoldEveryElementOnceAndInOrder(jobs: Int, count: Int) {
        let elements = Array(0..<count)
        let results = Jobs(jobs).flatMap(chunksOf: elements, count: 8) { chunk in
            chunk.filter { $0 % 3 != 0 }.map { (value: $0, first: chunk.first) }
        }
        #expect(results.map(\.value) == elements.filter { $0 % 3 != 0 })
        #expect(results.map(\.first) == results.map { $0.value / 8 * 8 })
        #expect(Jobs(jobs).filter(elements) { $0 % 2 == 0 } == elements.filter { $0 % 2 == 0 })
    }

    @Test(arguments: [1, 2, 3, 64])
    func eachThreadMakesOneTool(jobs: Int) {
        final class Tool { var uses = 0 }
        let made = Counter()
        let uses = Jobs(jobs).map(
            Array(0..<500),
            tool: {
                made.add()
                return Tool()
            }
        ) { tool, _ in
            tool.uses += 1
            return tool.uses
        }
        #expect((1...jobs).contains(made.value))
        #expect(uses.filter { $0 == 1 }.count <= made.value)
    }

    @Test(arguments: [2, 3, 16])
    func workMayShareOutWork(jobs: Int) {
        let jobs = Jobs(jobs)
        @Sendable func sum(_ depth: Int) -> Int {
            if depth == 0 { return 1 }
            let parts = jobs.map(Array(0..<4)) { _ in sum(depth - 1) }
            let (more, rest) = jobs.both({ sum(depth - 1) }, { sum(depth - 1) })
            return parts.reduce(0, +) + more + rest
        }
        #expect(sum(4) == 6 * 6 * 6 * 6)
        // From a thread of the pool as well as from one that has nothing to do with it.
        #expect(jobs.map([3, 3, 3], sum) == [216, 216, 216])
    }

    @Test func manyCallersShareThreads() async {
        await withTaskGroup(of: [Int].self) { group in
            for caller in 0..<32 {
                group.addTask { Jobs(1 + caller % 5).map(Array(0..<200)) { $0 + caller } }
            }
            for await results in group { #expect(results == Array(results[0]..<results[0] + 200)) }
        }
    }

    @Test func asManyThreadsWorkAtOnceAsThereAreJobs() {
        let arrivals = Counter()
        // None goes on before all have come.
        let together = Jobs(5).map(Array(0..<5)) { _ in
            arrivals.add()
            let end = Date(timeIntervalSinceNow: 30)
            while arrivals.value < 5, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
            return arrivals.value == 5
        }
        #expect(together == [true, true, true, true, true])
    }

    @Test func threadsOfThePoolHaveRoomForRecursionToo() {
        @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
        let depths = Jobs(2).map([1, 2]) { _ in Jobs(2).map([20_000, 20_000], depth) }
        #expect(depths == [[20_000, 20_000], [20_000, 20_000]])
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() { lock.withLock { count += 1 } }

    var value: Int { lock.withLock { count } }
}

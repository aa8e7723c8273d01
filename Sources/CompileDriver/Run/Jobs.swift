import Foundation

/// How many threads a run may use.
package struct Jobs: Sendable {
    package let count: Int

    /// At least one, and no more than help.
    package init(_ count: Int) {
        self.count = min(max(count, 1), Self.limit)
    }

    /// One for each core that the process may use.
    package static var all: Jobs {
        Jobs(ProcessInfo.processInfo.activeProcessorCount)
    }

    private static let limit = 256

    /// The results in the order of the elements, whatever the number of threads.
    ///
    /// The caller is one of them, and does all there is to do before others have begun, where that is little; only one of a
    /// system's pool may have too small a stack for it.
    ///
    /// - Parameter stackSize: How much room each call needs, where that is more than usual; all calls then happen in threads
    ///   with that room, even if there is only one.
    package func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        stackSize: Int? = nil,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(elements, stackSize: stackSize, tool: {}) { _, element in transform(element) }
    }

    /// The same with something that each thread makes for itself and uses for all that it does.
    package func map<Element: Sendable, Result: Sendable, Tool>(
        _ elements: [Element],
        stackSize: Int? = nil,
        tool makeTool: @escaping @Sendable () -> Tool,
        _ transform: @escaping @Sendable (Tool, Element) -> Result
    ) -> [Result] {
        map(stretchesOf: elements, stackSize: stackSize, tool: makeTool) { tool, elements in
            elements.map { transform(tool, $0) }
        }
    }

    /// The same where some elements are done together: the results of each stretch, in the order of its elements.
    package func map<Element: Sendable, Result: Sendable, Tool>(
        stretchesOf elements: [Element],
        stackSize: Int? = nil,
        tool makeTool: @escaping @Sendable () -> Tool,
        _ transform: @escaping @Sendable (Tool, ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        let threads = min(count, elements.count)
        guard threads > 1 || stackSize != nil && threads > 0 else { return transform(makeTool(), elements[...]) }
        let queue = ChunkQueue<Result>(count: elements.count, threads: threads)
        let work: @Sendable () -> Void = {
            let tool = makeTool()
            while let range = queue.next() {
                queue.finish(range, RoomyThread.onOwnCore { transform(tool, elements[range]) })
            }
        }
        if let stackSize {
            for _ in 0..<threads { RoomyThread.start(stackSize: stackSize, work) }
            return queue.results
        }
        let joinsIn = RoomyThread.isCurrent
        return Workers.shared.share(work, with: joinsIn ? threads - 1 : threads) {
            if joinsIn { work() }
            return queue.results
        }
    }

    /// What two functions return that need nothing of one another; the caller does the first.
    package func both<First: Sendable, Second: Sendable>(
        _ first: () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        guard count > 1 else { return (first(), second()) }
        let queue = ChunkQueue<Second>(count: 1, threads: 1)
        let work: @Sendable () -> Void = { queue.finish(0..<1, [RoomyThread.onOwnCore(second)]) }
        return Workers.shared.share(work, with: 1) {
            let made = RoomyThread.onOwnCore(first)
            return (made, queue.results[0])
        }
    }
}

/// Hands out stretches of a range to threads and puts what they make back in order.
private final class ChunkQueue<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private let share: Int
    private var position = 0
    private var chunks: [(start: Int, results: [Result])] = []
    private var unfinished: Int

    /// Large enough that taking a stretch costs nothing.
    private static var limit: Int { 64 }

    init(count: Int, threads: Int) {
        self.count = count
        share = threads * 8
        unfinished = count
    }

    /// Stretches get shorter towards the end, so that no thread waits long for the last one.
    func next() -> Range<Int>? {
        condition.withLock {
            guard position < count else { return nil }
            let length = min(max((count - position) / share, 1), Self.limit)
            let range = position..<position + length
            position = range.upperBound
            return range
        }
    }

    func finish(_ range: Range<Int>, _ results: [Result]) {
        condition.withLock {
            chunks.append((range.lowerBound, results))
            unfinished -= range.count
            if unfinished == 0 { condition.broadcast() }
        }
    }

    /// Waits for the work rather than for the threads, some of which may not even have begun.
    var results: [Result] {
        RoomyThread.wait {
            condition.withLock {
                while unfinished > 0 { condition.wait() }
            }
        }
        return condition.withLock {
            chunks.sort { $0.start < $1.start }
            return chunks.flatMap(\.results)
        }
    }
}

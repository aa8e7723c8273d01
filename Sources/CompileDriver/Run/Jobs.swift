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

    /// Room for the recursion that limits on depth allow, which the threads of a system's pool do not have.
    private static let usualStackSize = 8 << 20

    /// The results in the order of the elements, whatever the number of threads.
    ///
    /// - Parameter stackSize: How much room each call needs, where that is more than usual; it then has a thread of its own
    ///   even if there is only one.
    package func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        stackSize: Int? = nil,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let threads = min(count, elements.count)
        guard threads > 1 || stackSize != nil && threads > 0 else { return elements.map(transform) }
        // Small enough that no thread waits long for the last one, large enough that taking one costs nothing.
        let chunk = min(max(elements.count / (threads * 8), 1), 64)
        let queue = ChunkQueue<Result>(count: elements.count, chunk: chunk)
        let running = DispatchGroup()
        for _ in 0..<threads {
            running.enter()
            let thread = Thread {
                while let range = queue.next() {
                    queue.finish(range, elements[range].map(transform))
                }
                running.leave()
            }
            thread.stackSize = stackSize ?? Self.usualStackSize
            thread.start()
        }
        running.wait()
        return queue.results
    }
}

/// Hands out stretches of a range to threads and puts what they make back in order.
private final class ChunkQueue<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private let chunk: Int
    private var position = 0
    private var chunks: [[Result]]

    init(count: Int, chunk: Int) {
        self.count = count
        self.chunk = chunk
        chunks = Array(repeating: [], count: (count + chunk - 1) / chunk)
    }

    func next() -> Range<Int>? {
        lock.withLock {
            guard position < count else { return nil }
            let range = position..<min(position + chunk, count)
            position = range.upperBound
            return range
        }
    }

    func finish(_ range: Range<Int>, _ results: [Result]) {
        lock.withLock { chunks[range.lowerBound / chunk] = results }
    }

    /// To be read when all threads have ended.
    var results: [Result] {
        lock.withLock { Array(chunks.joined()) }
    }
}

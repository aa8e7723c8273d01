import ScreenSpecCLibrary

/// How many threads a run may use.
///
/// Public, though no user of the package sees it, so that what maps elements is compiled for each kind of them in other targets.
public struct Jobs: Sendable {
    public let count: Int

    /// At least one, and no more than help.
    public init(_ count: Int) {
        self.count = min(max(count, 1), Self.limit)
    }

    /// One for each core that the process may use.
    public static var all: Jobs {
        Jobs(CurrentProcess.processorCount)
    }

    private static let limit = 256

    /// The results in the order of the elements, whatever the number of threads.
    ///
    /// The caller is one of them, and does all there is to do before others have begun, where that is little; only one of a
    /// system's pool may have too small a stack for it.
    ///
    /// - Parameter stackSize: How much room each call needs, where that is more than usual; all calls then happen in threads
    ///   with that room, even if there is only one.
    @inlinable public func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        stackSize: Int? = nil,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(elements, stackSize: stackSize, tool: {}) { _, element in transform(element) }
    }

    /// The same with something that each thread makes for itself and uses for all that it does.
    @inlinable public func map<Element: Sendable, Result: Sendable, Tool>(
        _ elements: [Element],
        stackSize: Int? = nil,
        tool makeTool: @escaping @Sendable () -> Tool,
        _ transform: @escaping @Sendable (Tool, Element) -> Result
    ) -> [Result] {
        ResultSlots.filled(elements.count) { slots in
            run(elements.count, stackSize: stackSize, tool: makeTool) { tool, range in
                for number in range { slots.put(transform(tool, elements[number]), at: number) }
            }
        }
    }

    /// What is made of so many elements at a time, joined in their order: for elements of which several need the same thing, or
    /// which have any number of results.
    ///
    /// - Parameter count: Fewer where there is much to do for each, so that no thread waits long for the last ones.
    @inlinable public func flatMap<Element: Sendable, Result: Sendable>(
        chunksOf elements: [Element],
        count: Int = 128,
        _ transform: @escaping @Sendable (ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        let chunks = stride(from: 0, to: elements.count, by: count).map { $0..<min($0 + count, elements.count) }
        return map(chunks) { transform(elements[$0]) }.flatMap(\.self)
    }

    /// The elements of which something is true, in their order.
    @inlinable public func filter<Element: Sendable>(
        _ elements: [Element],
        _ isIncluded: @escaping @Sendable (Element) -> Bool
    ) -> [Element] {
        flatMap(chunksOf: elements) { $0.filter(isIncluded) }
    }

    /// Does some work for each of so many numbers, a stretch of them at a time.
    @usableFromInline func run<Tool>(
        _ elementCount: Int,
        stackSize: Int?,
        tool makeTool: @escaping @Sendable () -> Tool,
        _ body: @escaping @Sendable (Tool, Range<Int>) -> Void
    ) {
        let threads = min(count, elementCount)
        guard threads > 1 || stackSize != nil && threads > 0 else {
            if elementCount > 0 { body(makeTool(), 0..<elementCount) }
            return
        }
        let queue = StretchQueue(count: elementCount, threads: threads)
        let work: @Sendable () -> Void = {
            let tool = makeTool()
            while let range = queue.next() {
                body(tool, range)
                queue.finish(range)
            }
        }
        if let stackSize {
            for _ in 0..<threads { LargeStackThread.start(stackSize: stackSize, work) }
            return queue.wait()
        }
        let joinsIn = LargeStackThread.isCurrent
        Workers.shared.share(work, with: joinsIn ? threads - 1 : threads) {
            if joinsIn { work() }
            queue.wait()
        }
    }

    /// What two functions return that need nothing of one another; the caller does the first.
    package func both<First: Sendable, Second: Sendable>(
        _ first: () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        guard count > 1 else { return (first(), second()) }
        var firstMade: First?
        let secondMade = ResultSlots.filled(1) { slots in
            let queue = StretchQueue(count: 1, threads: 1)
            let work: @Sendable () -> Void = {
                slots.put(second(), at: 0)
                queue.finish(0..<1)
            }
            firstMade = Workers.shared.share(work, with: 1) {
                let made = first()
                queue.wait()
                return made
            }
        }
        guard let firstMade else { preconditionFailure("not all of the work was done") }
        return (firstMade, secondMade[0])
    }
}

/// Hands out stretches of a range to threads, and knows when all of it is done.
private final class StretchQueue: @unchecked Sendable {
    private let condition = Condition()
    private let count: Int
    private let share: Int
    private var position = 0
    private var unfinished: Int

    /// Large enough that taking a stretch costs nothing.
    private static let limit = 64

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

    func finish(_ range: Range<Int>) {
        condition.withLock {
            unfinished -= range.count
            if unfinished == 0 { condition.broadcast() }
        }
    }

    /// Waits for the work rather than for the threads, some of which may not even have begun.
    func wait() {
        condition.withLock {
            while unfinished > 0 { condition.wait() }
        }
    }
}

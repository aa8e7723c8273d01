import Foundation

/// Who does pieces of work that need nothing of one another: the threads of the run, or whoever asks.
package struct Concurrency: Sendable {
    /// Calls `work` once with each number below `count`, in any order and from any thread, and returns when all are done.
    package typealias Perform =
        @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> Void) -> Void

    private let perform: Perform

    package init(_ perform: @escaping Perform) {
        self.perform = perform
    }

    /// One after the other.
    package static let none = Concurrency { count, work in
        for number in 0..<count { work(number) }
    }

    /// The results in the order of the elements.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Results<Result>()
        perform(elements.count) { results.add(transform(elements[$0]), at: $0) }
        return results.inOrder
    }

    /// The same for many elements with little work each.
    func map<Element: Sendable, Result: Sendable>(
        inPieces elements: [Element],
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(pieces: elements) { $0.map(transform) }
    }

    /// The same where what all elements need had better be got at once for many of them.
    ///
    /// - Parameter pieceCount: Fewer where there is much to do for each, so that no thread waits long for the last piece.
    func map<Element: Sendable, Result: Sendable>(
        pieces elements: [Element],
        of pieceCount: Int = 128,
        _ transform: @escaping @Sendable (ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        let pieces = stride(from: 0, to: elements.count, by: pieceCount).map { start in
            elements[start..<min(start + pieceCount, elements.count)]
        }
        return map(pieces, transform).flatMap(\.self)
    }

    /// The elements of which something is true, in their order.
    func filter<Element: Sendable>(
        _ elements: [Element],
        _ isIncluded: @escaping @Sendable (Element) -> Bool
    ) -> [Element] {
        map(pieces: elements) { $0.filter(isIncluded) }
    }

    /// What two functions return that need nothing of one another.
    func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First,
        _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let firstResult = Results<First>()
        let secondResult = Results<Second>()
        perform(2) { $0 == 0 ? firstResult.add(first(), at: 0) : secondResult.add(second(), at: 0) }
        guard let first = firstResult.inOrder.first, let second = secondResult.inOrder.first else {
            preconditionFailure("not all of the work was done")
        }
        return (first, second)
    }
}

/// Results as threads finish them.
private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [(position: Int, result: Result)] = []

    func add(_ result: Result, at position: Int) {
        lock.withLock { results.append((position, result)) }
    }

    var inOrder: [Result] {
        lock.withLock { results.sorted { $0.position < $1.position }.map(\.result) }
    }
}

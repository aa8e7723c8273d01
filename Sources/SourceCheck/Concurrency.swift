import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Who does pieces of work that need nothing of one another: the threads of the run, or whoever asks.
package struct Concurrency: Sendable {
    /// Calls `work` once with each number below `count`, in any order and from any thread, and returns when all are done.
    package typealias Perform =
        @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> Void) -> Void

    let perform: Perform

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
        ResultSlots.filled(elements.count) { slots in
            perform(elements.count) { slots.put(transform(elements[$0]), at: $0) }
        }
    }

    /// The same for many elements with little work each.
    func map<Element: Sendable, Result: Sendable>(
        inPieces elements: [Element],
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(numbersInPieces: elements.count, of: Self.pieceCount) { transform(elements[$0]) }
    }

    /// The same for the numbers below `count`, `pieceCount` at a time.
    func map<Result: Sendable>(
        numbersInPieces count: Int,
        of pieceCount: Int,
        _ transform: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let pieces = Self.pieces(of: count, each: pieceCount)
        return ResultSlots.filled(count) { slots in
            perform(pieces.count) { number in
                for position in pieces[number] { slots.put(transform(position), at: position) }
            }
        }
    }

    /// The same where what all elements need had better be got at once for many of them.
    ///
    /// - Parameter pieceCount: Fewer where there is much to do for each, so that no thread waits long for the last piece.
    func map<Element: Sendable, Result: Sendable>(
        pieces elements: [Element],
        of pieceCount: Int = pieceCount,
        _ transform: @escaping @Sendable (ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        map(Self.pieces(of: elements.count, each: pieceCount)) { transform(elements[$0]) }.flatMap(\.self)
    }

    private static let pieceCount = 128

    private static func pieces(of count: Int, each pieceCount: Int) -> [Range<Int>] {
        stride(from: 0, to: count, by: pieceCount).map { $0..<min($0 + pieceCount, count) }
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
        var secondMade: [Second] = []
        let firstMade = ResultSlots.filled(1) { firstSlot in
            secondMade = ResultSlots.filled(1) { secondSlot in
                perform(2) { $0 == 0 ? firstSlot.put(first(), at: 0) : secondSlot.put(second(), at: 0) }
            }
        }
        return (firstMade[0], secondMade[0])
    }
}

import Foundation
import SourceText
import Testing

/// What threads put, each in its place.
@Suite struct ResultSlotsTests {
    @Test(arguments: [0, 1, 2, 1_000])
    func resultsStandInTheOrderOfTheirPlaces(count: Int) {
        let slots = ResultSlots<[String]>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { slots.put(["\(count - $0)"], at: $0) }
        #expect(slots.takeAll() == (0..<count).map { ["\(count - $0)"] })
    }

    @Test func resultsMoveOut() {
        final class Result: Sendable {}
        weak var result: Result?
        do {
            let slots = ResultSlots<Result>(count: 1)
            slots.put(Result(), at: 0)
            let taken = slots.takeAll()
            result = taken[0]
            #expect(result != nil)
        }
        #expect(result == nil)
    }
}

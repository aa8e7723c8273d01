import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import Testing

/// What threads put, each in its place.
@Suite struct ResultSlotsTests {
    @Test(arguments: [0, 1, 2, 1_000])
    func resultsStandInTheOrderOfTheirPlaces(count: Int) {
        let results = ResultSlots<[String]>.filled(count) { slots in
            DispatchQueue.concurrentPerform(iterations: count) { slots.put(["\(count - $0)"], at: $0) }
        }
        #expect(results == (0..<count).map { ["\(count - $0)"] })
    }

    @Test func nobodyElseKeepsResults() {
        final class Result: Sendable {}
        weak var result: Result?
        do {
            let results = ResultSlots<Result>.filled(1) { $0.put(Result(), at: 0) }
            result = results[0]
            #expect(result != nil)
        }
        #expect(result == nil)
    }
}

import Foundation
import InterfaceBuilder
import SourceFacts

/// How many things in a text are not Swift, or not the XML of Interface Builder.
enum SwiftFaults {
    /// Other files than those of either have none.
    static let count: @Sendable (_ path: String, _ bytes: [UInt8]) -> Int = { path, bytes in
        if InterfaceFacts.Kind(path: path) == .document {
            guard case .fault = InterfaceFacts(bytes, .document) else { return 0 }
            return 1
        }
        guard path.hasSuffix(".swift"), FactsExtraction.isAvailable else { return 0 }
        let answer = Answer()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            answer.count = FactsExtraction.extract(bytes).withFacts { $0.syntaxErrors.count { !$0.isNote } }
            isDone.signal()
        }
        thread.stackSize = FactsExtraction.stackSize
        thread.start()
        isDone.wait()
        return answer.count
    }

    /// Written by one thread before the other one reads it.
    private final class Answer: @unchecked Sendable {
        var count = 0
    }
}

import InterfaceBuilder
import ScreenSpecConcurrency
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
        // In a thread that has room for it.
        return Jobs(1).map([bytes], stackSize: FactsExtraction.stackSize) { bytes in
            FactsExtraction.extract(bytes).withFacts { $0.syntaxErrors.count { !$0.isNote } }
        }[0]
    }
}

import Foundation
import SourceFacts

/// What the code of types refers to, worked out once: half of the rules about talk ask for it.
final class ReferenceMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var references: [TypeID: [CodeReference]] = [:]

    /// Two threads that ask for the same at the same time may both work it out; what they find is equal.
    func references(of type: TypeID, _ find: () -> [CodeReference]) -> [CodeReference] {
        if let known = lock.withLock({ references[type] }) { return known }
        let found = find()
        lock.withLock { references[type] = found }
        return found
    }
}

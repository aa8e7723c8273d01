/// The facts of one file with the memory that they stand in.
///
/// `FileFacts` and its rows are views that own nothing: rules make them by the million, and to count each of them would take a fifth
/// of a check. They are valid as long as somebody holds this value, or its memory.
package struct OwnedFacts: Sendable {
    package var facts: FileFacts
    package let memory: FactsMemory

    init(unchecked memory: FactsMemory) {
        self.memory = memory
        facts = FileFacts(unchecked: FactWords(memory.bytes))
    }

    /// What stands in a part of some memory: whole words, which start where a word may start. `nil` where that is damaged, is
    /// something else, or leads out of the memory.
    package init?(_ memory: FactsMemory, at offset: Int = 0, byteCount: Int) {
        guard offset >= 0, byteCount >= 0, offset <= memory.bytes.count, byteCount <= memory.bytes.count - offset,
            offset.isMultiple(of: 4), byteCount.isMultiple(of: 4)
        else { return nil }
        self.memory = memory
        facts = FileFacts(
            unchecked: FactWords(UnsafeRawBufferPointer(rebasing: memory.bytes[offset..<offset + byteCount]))
        )
        guard FactsValidation.isWellFormed(facts) else { return nil }
    }

    /// Lets something look at facts that nobody holds any longer than that.
    package func withFacts<Result>(_ body: (FileFacts) -> Result) -> Result {
        withExtendedLifetime(memory) { body(facts) }
    }
}

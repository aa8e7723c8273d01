/// The words of one file's facts. Whoever has them sees to it that somebody holds their memory (`OwnedFacts`).
struct FactWords: @unchecked Sendable {
    let start: UnsafePointer<UInt32>
    private let wordCount: UInt32

    /// Whole words, which start where a word may start.
    init(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { preconditionFailure("facts without memory") }
        start = base.assumingMemoryBound(to: UInt32.self)
        wordCount = UInt32(bytes.count / 4)
    }

    var count: Int { Int(wordCount) }

    /// Not checked: `FactsValidation` has seen to it that nothing in the words leads out of them.
    subscript(index: Int) -> UInt32 {
        assert(index >= 0 && index < count, "outside of the facts")
        return start[index]
    }

    /// Two of them stand in a word; not checked either.
    func half(_ index: Int) -> UInt16 {
        assert(index >= 0 && index < count * 2, "outside of the facts")
        return UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)
    }

    /// This word and the next one.
    func double(_ index: Int) -> UInt64 {
        assert(index >= 0 && index + 1 < count, "outside of the facts")
        return UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
    }

    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count * 4)
    }
}

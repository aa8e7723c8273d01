/// The words of one file's facts, which are never freed.
///
/// Rules make rows by the million, each a view of these words. Were the words counted by reference, then a fifth of a check would
/// go into counting, and two threads that look at one file would wait for each other's counts. All facts that a run loads are
/// needed until its end, which is the end of the process; only a run with `--fix` loads some files again.
struct FactWords: @unchecked Sendable {
    private let start: UnsafePointer<UInt32>
    private let wordCount: UInt32

    /// A copy that stays.
    init(_ words: [UInt32]) {
        let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: words.count)
        words.withUnsafeBufferPointer { source in
            guard let first = source.baseAddress else { return }
            copy.initialize(from: first, count: source.count)
        }
        start = UnsafePointer(copy)
        wordCount = UInt32(words.count)
    }

    var count: Int { Int(wordCount) }

    /// Not checked: `FactsValidation` has seen to it that nothing in the words leads out of them.
    subscript(index: Int) -> UInt32 {
        assert(index >= 0 && index < count, "outside of the facts")
        return start[index]
    }

    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count * 4)
    }

    var array: [UInt32] {
        Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// For words that turned out to be no facts: nobody may look at them any more.
    func deallocate() {
        start.deallocate()
    }
}

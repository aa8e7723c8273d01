/// The words of one file's facts, which are never freed.
///
/// Rules make rows by the million, each a view of these words. Were the words counted by reference, then a fifth of a check would
/// go into counting, and two threads that look at one file would wait for each other's counts. All facts that a run loads are
/// needed until its end, which is the end of the process; only a run with `--fix` loads some files again.
struct FactWords: @unchecked Sendable {
    let start: UnsafePointer<UInt32>
    private let wordCount: UInt32

    /// So many words, which `fill` sets, other than bytes at the end of the last one: those are zero.
    ///
    /// - Parameter storage: Where they go, rather than into room of their own, as far as it has any.
    init(count: Int, in storage: (any FactStorage)? = nil, fill: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
        let room = storage?.room(count) ?? Self.ownRoom(count)
        if count > 0 { room.words[count - 1] = 0 }
        fill(UnsafeMutableBufferPointer(start: room.words, count: count))
        start = room.start
        wordCount = UInt32(count)
    }

    private static func ownRoom(_ count: Int) -> FactRoom {
        let words = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        return FactRoom(words: words, start: words)
    }

    /// Words that somebody else keeps.
    init?(keptBytes bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress, bytes.count.isMultiple(of: 4),
            Int(bitPattern: base).isMultiple(of: MemoryLayout<UInt32>.alignment)
        else { return nil }
        start = base.assumingMemoryBound(to: UInt32.self)
        wordCount = UInt32(bytes.count / 4)
    }

    /// A copy that stays.
    init(_ words: [UInt32]) {
        self.init(count: words.count) { copy in
            words.withUnsafeBytes { UnsafeMutableRawBufferPointer(copy).copyMemory(from: $0) }
        }
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

    var all: UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(start: start, count: count)
    }

    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: count * 4)
    }

    var array: [UInt32] {
        Array(all)
    }

    /// For words with room of their own that turned out to be no facts: nobody may look at them any more.
    func deallocate() {
        start.deallocate()
    }
}

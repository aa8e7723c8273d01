#if Check
/// Where the pieces of a text stood in the source that it was put together from.
///
/// A view of a list, valid as long as nothing is added to that.
struct SourcePieces {
    /// Where each piece starts in the text; behind the last one stands what no place reaches.
    fileprivate let starts: UnsafePointer<UInt32>
    /// By how much it stood further behind in the source.
    fileprivate let shifts: UnsafePointer<UInt32>
    /// For each block of the text the piece in which it starts.
    fileprivate let blocks: UnsafePointer<UInt32>

    fileprivate static let blockBits = 6

    /// Where a stretch of the text stood, from its first byte to behind its last.
    func source(of range: Range<Int>) -> Range<Int> {
        let first = piece(at: range.lowerBound)
        let lower = range.lowerBound + Int(shifts[first])
        if range.upperBound <= Int(starts[first + 1]) { return lower..<lower + range.count }
        let last = range.upperBound - 1
        return lower..<last + Int(shifts[piece(at: last)]) + 1
    }

    private func piece(at place: Int) -> Int {
        var piece = Int(blocks[place >> Self.blockBits])
        while Int(starts[piece + 1]) <= place { piece += 1 }
        return piece
    }

    /// Puts pieces together, in memory that it keeps.
    struct List: ~Copyable {
        private var starts: UnsafeMutablePointer<UInt32>
        private var shifts: UnsafeMutablePointer<UInt32>
        private var capacity = 512
        private var count = 0
        private var blocks: UnsafeMutablePointer<UInt32>
        private var blockCapacity = 512

        init() {
            starts = .allocate(capacity: capacity)
            shifts = .allocate(capacity: capacity)
            blocks = .allocate(capacity: blockCapacity)
        }

        deinit {
            starts.deallocate()
            shifts.deallocate()
            blocks.deallocate()
        }

        var pieces: SourcePieces { SourcePieces(starts: starts, shifts: shifts, blocks: blocks) }

        mutating func clear() {
            count = 0
        }

        /// A piece that starts at a place of the text and stood elsewhere in the source.
        mutating func add(at place: Int, from offset: Int) {
            let shift = UInt32(truncatingIfNeeded: offset - place)
            // One more is needed at the end.
            if count + 1 >= capacity { grow() }
            (starts + count).initialize(to: UInt32(truncatingIfNeeded: place))
            (shifts + count).initialize(to: shift)
            count += 1
        }

        /// - Parameter end: Of the text.
        mutating func finish(at end: Int) {
            (starts + count).initialize(to: .max)
            fillBlocks(end >> SourcePieces.blockBits + 1)
        }

        private mutating func fillBlocks(_ blockCount: Int) {
            if blockCount > blockCapacity {
                blocks.deallocate()
                blockCapacity = blockCount * 2
                blocks = .allocate(capacity: blockCapacity)
            }
            var piece = 0
            for block in 0..<blockCount {
                while Int(starts[piece + 1]) <= block << SourcePieces.blockBits { piece += 1 }
                (blocks + block).initialize(to: UInt32(truncatingIfNeeded: piece))
            }
        }

        private mutating func grow() {
            capacity *= 2
            starts = Self.grown(starts, count, to: capacity)
            shifts = Self.grown(shifts, count, to: capacity)
        }

        private static func grown(_ words: UnsafeMutablePointer<UInt32>, _ count: Int, to capacity: Int)
            -> UnsafeMutablePointer<UInt32>
        {
            let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
            larger.moveInitialize(from: words, count: count)
            words.deallocate()
            return larger
        }
    }
}
#endif

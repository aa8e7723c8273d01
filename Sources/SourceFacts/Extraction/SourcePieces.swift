#if Check
/// Where the pieces of a text stood in the source that it was put together from.
///
/// A view of a list, valid as long as nothing is added to that. One word, since a visitor carries it along and mostly has none.
struct SourcePieces {
    fileprivate let tables: UnsafePointer<Tables>

    fileprivate struct Tables {
        /// Where each piece starts in the text; behind the last one stands what no place reaches.
        var starts: UnsafeMutablePointer<UInt32>
        /// By how much it stood further behind in the source.
        var shifts: UnsafeMutablePointer<UInt32>
        /// For each block of the text the piece in which it starts.
        var blocks: UnsafeMutablePointer<UInt32>
    }

    fileprivate static let blockBits = 6

    /// Where a stretch of the text stood, from its first byte to behind its last.
    func source(of range: Range<Int>) -> Range<Int> {
        let tables = tables.pointee
        let first = Self.piece(at: range.lowerBound, tables)
        let lower = range.lowerBound + Int(tables.shifts[first])
        if range.upperBound <= Int(tables.starts[first + 1]) { return lower..<lower + range.count }
        let last = range.upperBound - 1
        return lower..<last + Int(tables.shifts[Self.piece(at: last, tables)]) + 1
    }

    private static func piece(at place: Int, _ tables: Tables) -> Int {
        var piece = Int(tables.blocks[place >> blockBits])
        while Int(tables.starts[piece + 1]) <= place { piece += 1 }
        return piece
    }

    /// Puts pieces together, in memory that it keeps.
    struct List: ~Copyable {
        private let tables: UnsafeMutablePointer<Tables>
        private var capacity = 512
        private var count = 0
        private var blockCapacity = 512

        init() {
            tables = .allocate(capacity: 1)
            tables.initialize(
                to: Tables(
                    starts: .allocate(capacity: capacity),
                    shifts: .allocate(capacity: capacity),
                    blocks: .allocate(capacity: blockCapacity)
                )
            )
        }

        deinit {
            tables.pointee.starts.deallocate()
            tables.pointee.shifts.deallocate()
            tables.pointee.blocks.deallocate()
            tables.deallocate()
        }

        var pieces: SourcePieces { SourcePieces(tables: UnsafePointer(tables)) }

        mutating func clear() {
            count = 0
        }

        /// A piece that starts at a place of the text and stood elsewhere in the source.
        mutating func add(at place: Int, from offset: Int) {
            // One more is needed at the end.
            if count + 1 >= capacity { grow() }
            (tables.pointee.starts + count).initialize(to: UInt32(truncatingIfNeeded: place))
            (tables.pointee.shifts + count).initialize(to: UInt32(truncatingIfNeeded: offset - place))
            count += 1
        }

        /// - Parameter end: Of the text.
        mutating func finish(at end: Int) {
            (tables.pointee.starts + count).initialize(to: .max)
            fillBlocks(end >> SourcePieces.blockBits + 1)
        }

        private mutating func fillBlocks(_ blockCount: Int) {
            if blockCount > blockCapacity {
                tables.pointee.blocks.deallocate()
                blockCapacity = blockCount * 2
                tables.pointee.blocks = .allocate(capacity: blockCapacity)
            }
            var piece = 0
            for block in 0..<blockCount {
                while Int(tables.pointee.starts[piece + 1]) <= block << SourcePieces.blockBits { piece += 1 }
                (tables.pointee.blocks + block).initialize(to: UInt32(truncatingIfNeeded: piece))
            }
        }

        private mutating func grow() {
            capacity *= 2
            tables.pointee.starts = Self.grown(tables.pointee.starts, count, to: capacity)
            tables.pointee.shifts = Self.grown(tables.pointee.shifts, count, to: capacity)
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

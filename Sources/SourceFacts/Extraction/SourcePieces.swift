#if Check
/// Where the pieces of a text stood in the source that it was put together from.
struct SourcePieces {
    struct Piece {
        /// Where it starts in the text.
        let start: Int
        /// By how much it stood further behind in the source.
        let shift: Int
    }

    /// In the order of the text, which the first one starts.
    let pieces: UnsafeBufferPointer<Piece>

    /// Where a stretch of the text stood, from its first byte to behind its last.
    func source(of range: Range<Int>) -> Range<Int> {
        let lower = source(of: range.lowerBound)
        return lower..<(range.isEmpty ? lower : source(of: range.upperBound - 1) + 1)
    }

    private func source(of place: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= place { low = middle } else { high = middle }
        }
        return place + pieces[low].shift
    }
}
#endif

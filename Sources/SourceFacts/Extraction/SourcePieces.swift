#if Check
import ScreenSpecDiagnostics

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
        let first = piece(at: range.lowerBound)
        let lower = range.lowerBound + pieces[first].shift
        guard !range.isEmpty else { return lower..<lower }
        // Nearly all lie in one piece.
        let isInOne = first + 1 == pieces.count || range.upperBound <= pieces[first + 1].start
        let last = isInOne ? first : piece(at: range.upperBound - 1)
        return lower..<range.upperBound + pieces[last].shift
    }

    private func piece(at place: Int) -> Int {
        max(pieces.partitioningIndex { $0.start > place } - 1, 0)
    }
}
#endif

#if Check
/// A source without what its functions and accessors do.
///
/// Rules ask nothing of tests and of what tools have generated but what they declare and which names they mention, and to find
/// where a body ends takes a part of what it takes to parse it.
struct SourceSkeleton {
    private(set) var bytes: [UInt8] = []
    /// Where those stood.
    private(set) var pieces: [SourcePieces.Piece] = []

    /// `nil` where there are no bodies to leave out, or where braces do not fit together.
    ///
    /// - Parameter keepsExtensions: Whether what extends a type of another file stays whole.
    init?(of source: UnsafeBufferPointer<UInt8>, keepsExtensions: Bool) {
        var finder = BodyFinder(source, keepsExtensions: keepsExtensions)
        guard let bodies = finder.bodies(), !bodies.isEmpty else { return nil }
        bytes.reserveCapacity(source.count)
        pieces.reserveCapacity(bodies.count + 1)
        var offset = 0
        for body in bodies {
            append(source, offset..<body.lowerBound)
            offset = body.upperBound
        }
        append(source, offset..<source.count)
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        pieces.append(SourcePieces.Piece(start: bytes.count, shift: range.lowerBound - bytes.count))
        bytes += UnsafeBufferPointer(rebasing: source[range])
    }
}
#endif

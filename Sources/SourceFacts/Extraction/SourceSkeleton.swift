#if Check
/// The source of tests without what their functions do.
///
/// Rules ask nothing of tests but what they declare and which names they mention, and to find where a body ends takes a part of
/// what it takes to parse it.
struct SourceSkeleton {
    private(set) var bytes: [UInt8] = []
    /// Where those stood.
    private(set) var pieces: [SourcePieces.Piece] = []

    /// `nil` where a source does not look like tests, or where braces do not fit together.
    init?(of source: UnsafeBufferPointer<UInt8>) {
        guard TestModules.seemImported(by: source) else { return nil }
        var finder = BodyFinder(source)
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

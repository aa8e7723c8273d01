import ScreenSpecDiagnostics

/// Where a file has one kind of fault: the first few places, and how many there are.
struct FaultPlaces {
    private(set) var first: [Range<Int>] = []
    private(set) var count = 0
    private var end = -1
    private static let kept = 10

    /// What follows the last place without a gap belongs to it.
    mutating func insert(_ offsets: Range<Int>) {
        defer { end = offsets.upperBound }
        if offsets.lowerBound == end {
            if count == first.count { first[count - 1] = first[count - 1].lowerBound..<offsets.upperBound }
            return
        }
        count += 1
        if first.count < Self.kept { first.append(offsets) }
    }

    func ranges(in file: FileID) -> [SourceRange] {
        first.map { SourceRange(file: file, lower: $0.lowerBound, upper: $0.upperBound) }
    }
}

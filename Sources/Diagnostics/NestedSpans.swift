/// The stretches of a file that a suppression can cover, in the order of their starts, an outer one before those inside
/// it.
///
/// Offsets are in UTF-8 bytes.
package struct NestedSpans {
    private var spans: [(offsets: Range<Int>, parent: Int?)] = []

    package init() {}

    package var count: Int { spans.count }

    package subscript(index: Int) -> Range<Int> { spans[index].offsets }

    /// Adds a span that starts no earlier than those before it.
    ///
    /// - Parameter parent: The index of the innermost span that this one lies in.
    /// - Returns: The index of the new span.
    @discardableResult
    package mutating func add(_ offsets: Range<Int>, parent: Int?) -> Int {
        spans.append((offsets, parent))
        return spans.count - 1
    }

    /// The index of the first span that starts at or behind the offset.
    package func next(after offset: Int) -> Int? {
        let index = firstIndex(from: offset)
        return index < spans.count ? index : nil
    }

    /// All that starts between the offsets, or the innermost span that goes on there.
    package func onLine(from start: Int, to end: Int) -> Range<Int>? {
        let first = firstIndex(from: start)
        let following = firstIndex(from: end)
        if first < following {
            let last = spans[first..<following].lazy.map(\.offsets.upperBound).max() ?? end
            return spans[first].offsets.lowerBound..<last
        }
        var candidate = first == 0 ? nil : first - 1
        while let index = candidate {
            if spans[index].offsets.upperBound > start { return spans[index].offsets }
            candidate = spans[index].parent
        }
        return nil
    }

    private func firstIndex(from offset: Int) -> Int {
        spans.partitioningIndex { $0.offsets.lowerBound >= offset }
    }
}

/// The stretches of a file that a suppression can cover, an outer one before those inside it.
struct SourceSpans {
    private var spans: [(offsets: Range<Int>, parent: Int?)] = []

    mutating func add(_ offsets: Range<Int>, parent: Int?) -> Int {
        spans.append((offsets, parent))
        return spans.count - 1
    }

    func isBeforeFirst(_ offset: Int) -> Bool {
        spans.first.map { offset <= $0.offsets.lowerBound } ?? false
    }

    /// The first span at or behind the offset.
    func next(after offset: Int) -> Range<Int>? {
        let index = firstIndex(from: offset)
        return index < spans.count ? spans[index].offsets : nil
    }

    /// All that starts between the offsets, or the innermost span that goes on there.
    func onLine(from start: Int, to end: Int) -> Range<Int>? {
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
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].offsets.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

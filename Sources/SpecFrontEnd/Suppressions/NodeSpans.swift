import YAMLTree

/// The stretches of a file that a suppression can cover: each key with its value, and each element of a list, an outer
/// one before those inside it.
struct NodeSpans {
    struct Span {
        let offsets: Range<Int>
        /// The index of the document whose first node this is; `nil` for all others.
        let root: Int?
        /// The index of the span that this one lies in.
        fileprivate let parent: Int?
    }

    private var spans: [Span] = []

    init(_ tree: YAMLTree) {
        for (index, root) in tree.roots.enumerated() { add(root, root: index, in: tree) }
    }

    /// The first span at or behind the offset.
    func next(after offset: Int) -> Span? {
        let index = firstIndex(from: offset)
        return index < spans.count ? spans[index] : nil
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

    // MARK: Collecting

    /// Without recursion, and in the order of the bytes. A node that an alias shares stands at its anchor, before the
    /// place where the alias stands, and is left out there.
    private mutating func add(_ top: NodeID, root: Int, in tree: YAMLTree) {
        var stack = [Work(node: top, parent: nil, next: 0)]
        var root: Int? = root
        var reached = spans.last?.offsets.lowerBound ?? -1
        while let work = stack.last {
            guard let child = child(work.next, of: work.node, in: tree) else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let start = tree.range(of: child.first).offsets.lowerBound
            let value = tree.range(of: child.value).offsets
            guard start >= reached else { continue }
            let isInPlace = value.lowerBound >= start
            let end = isInPlace ? value.upperBound : tree.range(of: child.first).offsets.upperBound
            reached = start
            spans.append(Span(offsets: start..<max(end, start + 1), root: root, parent: work.parent))
            root = nil
            guard isInPlace, tree.kind(of: child.value) != .scalar else { continue }
            stack.append(Work(node: child.value, parent: spans.count - 1, next: 0))
        }
    }

    private struct Work {
        let node: NodeID
        let parent: Int?
        var next: Int
    }

    private func child(_ index: Int, of node: NodeID, in tree: YAMLTree) -> (first: NodeID, value: NodeID)? {
        switch tree.kind(of: node) {
        case .scalar: return nil
        case .sequence:
            let elements = tree.elements(of: node)
            guard index < elements.count else { return nil }
            let element = elements[elements.startIndex + index]
            return (element, element)
        case .mapping:
            let entries = tree.entries(of: node)
            guard index < entries.count else { return nil }
            return (entries[index].key, entries[index].value)
        }
    }
}

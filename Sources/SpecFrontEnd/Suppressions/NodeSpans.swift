import ScreenSpecDiagnostics
import YAMLTree

/// The stretches of a spec that a suppression can cover: each key with its value, and each element of a list.
struct NodeSpans {
    private(set) var spans = NestedSpans()
    /// The index of the document by that of the span of its first node.
    private var roots: [Int: Int] = [:]
    /// What stands in each span that is no scalar.
    private var values: [Int: NodeID] = [:]
    /// The keys of the language: neither elements of lists nor the names in a section, such as that of an action called `trigger`.
    private var keys: [Int: NodeID] = [:]

    init(_ tree: YAMLTree) {
        for (index, root) in tree.roots.enumerated() { add(root, document: index, in: tree) }
    }

    /// The document whose first node this span is; `nil` for all others.
    func document(startingAt span: Int) -> Int? {
        roots[span]
    }

    /// The key of a span and those of the mapping behind it, of the first one of a document those of the document.
    func keys(startingAt span: Int, in tree: YAMLTree) -> Set<String> {
        let own = keys[span].map { [tree.text(of: $0)] } ?? []
        let mapping = roots[span].map { tree.roots[$0] } ?? values[span]
        guard let mapping, tree.kind(of: mapping) == .mapping else { return Set(own) }
        return Set(own + tree.entries(of: mapping).map { tree.text(of: $0.key) })
    }

    // MARK: Collecting

    /// Without recursion, and in the order of the bytes. A node that an alias shares stands at its anchor, before the
    /// place where the alias stands, and is left out there.
    private mutating func add(_ top: NodeID, document: Int, in tree: YAMLTree) {
        var stack = [Work(node: top, parent: nil, next: 0)]
        var document: Int? = document
        var reached = spans.count == 0 ? -1 : spans[spans.count - 1].lowerBound
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
            let span = spans.add(start..<max(end, start + 1), parent: work.parent)
            roots[span] = document
            if child.first != child.value, tree.kind(of: child.first) == .scalar, stack.count != Self.depthOfNames {
                keys[span] = child.first
            }
            document = nil
            guard isInPlace, tree.kind(of: child.value) != .scalar else { continue }
            values[span] = child.value
            stack.append(Work(node: child.value, parent: span, next: 0))
        }
    }

    /// The depth at which a section of a document has names: `actions`, `login`.
    private static let depthOfNames = 2

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

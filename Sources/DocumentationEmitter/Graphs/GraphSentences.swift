extension Graph {
    /// The graph as a list: each node, and below it what leads from it to others.
    package var sentences: [ListItem] {
        var edgesByNode: [[Edge]] = Array(repeating: [], count: nodes.count)
        for edge in edges { edgesByNode[edge.from].append(edge) }
        return zip(nodes, edgesByNode).map { node, edges in
            var text: [Inline] = [node.label]
            for line in node.lines.dropFirst() { text += [.text(", "), .text(line)] }
            return ListItem(text, children: edges.map(item))
        }
    }

    private func item(_ edge: Edge) -> ListItem {
        var text: [Inline] = [.text("→ "), nodes[edge.to].label]
        if !edge.label.isEmpty { text.append(.text(": " + edge.label.joined(separator: ", "))) }
        return ListItem(text)
    }
}

extension Graph.Node {
    fileprivate var label: Inline {
        destination.map { .link($0, [.text(name)]) } ?? .text(name)
    }
}

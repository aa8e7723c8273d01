/// How pictures look, in pages and in files of their own.
enum PictureStyle {
    static let rules = """
        .graph text {
            fill: var(--graph-muted);
            font-family: Helvetica, Arial, "Liberation Sans", "Nimbus Sans", sans-serif;
        }
        .graph .node text[font-weight], .graph .cluster text { fill: var(--graph-ink); }
        .graph .edge text {
            paint-order: stroke;
            stroke: var(--graph-ground);
            stroke-width: 3px;
            stroke-linejoin: round;
        }
        .graph .edge path { fill: none; stroke: var(--graph-edge); stroke-width: 1.2px; }
        .graph .edge polygon { fill: var(--graph-edge); stroke: var(--graph-edge); }
        .graph .edge.plain path { stroke: var(--graph-frame); }
        .graph .cluster path, .graph .cluster polygon { fill: none; stroke: var(--graph-frame); }
        .graph .node path, .graph .node polygon { fill: var(--node); stroke: var(--node-line); }
        .graph .node polyline { fill: none; stroke: var(--node-line); }
        \(kinds)
        .graph .view path, .graph .view polygon, .graph .entry path, .graph .entry polygon { stroke-width: 1.6px; }
        """

    /// Kinds of nodes that have colours of their own; frames that are not continuous have the ground's.
    private static let kinds: String = {
        let coloured: [(kind: Graph.Node.Kind, color: String)] = [
            (.role, "role"), (.view, "view"), (.content, "content"), (.model, "content"), (.action, "action"),
            (.screen, "role"),
            (.entry, "entry"), (.unreached, "unreached"),
        ]
        return coloured.map { kind, color in
            let node = ".graph .\(kind.rawValue)"
            return """
                \(node) path, \(node) polygon { fill: var(--\(color)); stroke: var(--\(color)-line); }
                \(node) polyline { stroke: var(--\(color)-line); }
                """
        }.joined(separator: "\n")
    }()
}

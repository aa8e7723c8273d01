import ScreenSpecDiagnostics

/// A graph in the language of Graphviz, measured for a picture that a style sheet colours.
///
/// Labels are tables, so that names stand out in a weight that Graphviz knows the width of.
package struct PictureGraph: Sendable {
    /// The address of a link, as seen from where the picture stands; `nil` draws no link.
    private let address: @Sendable (Destination) -> String?

    package init(address: @escaping @Sendable (Destination) -> String? = { _ in nil }) {
        self.address = address
    }

    /// `nil` where a picture would be too large for anybody to read, and Graphviz would not end in time.
    package func text(of graph: Graph) -> String? {
        guard !graph.nodes.isEmpty, graph.nodes.count <= Self.nodeLimit, graph.edges.count <= Self.edgeLimit else {
            return nil
        }
        var text = """
            digraph {
            graph [rankdir=\(graph.direction == .down ? "TB" : "LR"), bgcolor=transparent, nodesep=0.3, ranksep=0.55, \
            pad=0.1, fontname=\(Self.font), fontsize=12]
            node [shape=box, style=rounded, margin="0.16,0.09", height=0.42, fontname=\(Self.font), fontsize=13]
            edge [arrowsize=0.7, fontname=\(Self.font), fontsize=11]

            """
        let placed = graph.placed
        for (index, cluster) in graph.clusters.enumerated() {
            text += "subgraph cluster_\(index) {\nstyle=rounded\nmargin=14\nlabeljust=l\n"
            text += "label=<\(Self.bold(cluster.title))>\n"
            for node in placed.inClusters[index] { write(graph.nodes[node], node, to: &text) }
            text += "}\n"
        }
        for node in placed.elsewhere { write(graph.nodes[node], node, to: &text) }
        for edge in graph.edges { Self.write(edge, to: &text) }
        return text + "}\n"
    }

    private static let nodeLimit = 400
    private static let edgeLimit = 1200
    private static let font = "\"Helvetica,Arial,sans-serif\""

    private func write(_ node: Graph.Node, _ index: Int, to text: inout String) {
        text += "n\(index) [label=\(Self.label(node)), class=\"\(node.kind.rawValue)\"\(node.kind.attributes)"
        if let destination = node.destination, let address = address(destination) {
            text += ", URL=\(DOTEmitter.quoted([address]))"
        }
        text += "]\n"
    }

    private static func write(_ edge: Graph.Edge, to text: inout String) {
        text += "n\(edge.from) -> n\(edge.to) ["
        if !edge.label.isEmpty { text += "label=\(label(edge)), " }
        switch edge.style {
        case .solid: text += "class=\"solid\"]\n"
        case .dashed: text += "class=\"dashed\", style=dashed]\n"
        case .plain: text += "class=\"plain\", arrowhead=none]\n"
        }
    }

    // MARK: Labels

    private static func label(_ node: Graph.Node) -> String {
        table(
            node.lines.enumerated().map { number, line in
                number == 0 ? bold(line) : "<FONT POINT-SIZE=\"11\">\(escaped(line))</FONT>"
            },
            alignment: ""
        )
    }

    /// A first line that ends in a colon is the title of the others.
    private static func label(_ edge: Graph.Edge) -> String {
        table(
            edge.label.enumerated().map { number, line in
                number == 0 && edge.label.count > 1 && line.hasSuffix(":") ? bold(line) : escaped(line)
            },
            alignment: edge.label.count > 1 ? " ALIGN=\"LEFT\"" : ""
        )
    }

    private static func table(_ lines: [String], alignment: String) -> String {
        let rows = lines.map { "<TR><TD\(alignment)>\($0)</TD></TR>" }.joined()
        return "<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(rows)</TABLE>>"
    }

    private static func bold(_ text: String) -> String {
        let text = escaped(text)
        return text.isEmpty ? " " : "<B>\(text)</B>"
    }

    /// Text of a label. A cell without any text would be refused, and `\N` even as an entity would be replaced by the
    /// name of a node.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let entity = scalar.markupEntity {
                result += entity
                continue
            }
            switch scalar {
            case "\\": result += "<FONT>&#92;</FONT>"
            case _ where ShownText.isBreak(scalar): result += " "
            case _ where ShownText.isHidden(scalar) || !MarkupText.isAllowed(scalar): break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.isEmpty ? " " : result
    }
}

extension Graph.Node.Kind {
    /// Shapes; colours are the style sheet's.
    fileprivate var attributes: String {
        switch self {
        case .outside, .external: ", style=\"rounded,dashed\""
        case .action: ", shape=cds, style=solid, margin=\"0.22,0.12\""
        case .content: ", shape=note, style=solid"
        case .role, .view, .model, .subview, .screen, .entry, .unreached: ""
        }
    }
}

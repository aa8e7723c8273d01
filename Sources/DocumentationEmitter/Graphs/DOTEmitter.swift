/// A graph in the language of Graphviz.
package enum DOTEmitter {
    package static func text(of graph: Graph) -> String {
        var text = "digraph {\n"
        text +=
            "    graph [rankdir=\(graph.direction == .down ? "TB" : "LR"), bgcolor=transparent, fontname=\(font)]\n"
        text += "    node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\(font), fontsize=11]\n"
        text += "    edge [fontname=\(font), fontsize=9]\n"
        let placed = graph.placed
        for (index, cluster) in graph.clusters.enumerated() {
            text += "    subgraph cluster_\(index) {\n        label=\(quoted([cluster.title]))\n"
            text += "        class=\"cluster\"\n        style=rounded\n        color=\"#9aa5b1\"\n        fontsize=12\n"
            for node in placed.inClusters[index] { write(graph.nodes[node], node, indentation: "        ", to: &text) }
            text += "    }\n"
        }
        for node in placed.elsewhere { write(graph.nodes[node], node, indentation: "    ", to: &text) }
        for edge in graph.edges { write(edge, to: &text) }
        return text + "}\n"
    }

    private static let font = "\"Helvetica,Arial,sans-serif\""

    private static func write(_ node: Graph.Node, _ index: Int, indentation: String, to text: inout String) {
        text += "\(indentation)n\(index) [label=\(quoted(node.lines)), class=\"\(node.kind.rawValue)\""
        text += node.kind.attributes + "]\n"
    }

    private static func write(_ edge: Graph.Edge, to text: inout String) {
        text += "    n\(edge.from) -> n\(edge.to)"
        var attributes: [String] = []
        if !edge.label.isEmpty { attributes.append("label=\(quoted(edge.label))") }
        switch edge.style {
        case .solid: break
        case .dashed: attributes.append("style=dashed")
        case .plain: attributes.append("arrowhead=none")
        }
        text += attributes.isEmpty ? "\n" : " [\(attributes.joined(separator: ", "))]\n"
    }

    /// A string of DOT. In a label `\` starts an escape, `&` an entity, and a line break is one of the two.
    static func quoted(_ lines: [String]) -> String {
        var text = "\""
        for (index, line) in lines.enumerated() {
            if index > 0 { text += "\\n" }
            for scalar in line.unicodeScalars {
                switch scalar {
                case "\"": text += "\\\""
                case "\\": text += "\\\\"
                case "&": text += "&amp;"
                case _ where ShownText.isBreak(scalar): text += " "
                case _ where ShownText.isHidden(scalar): break
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + "\""
    }
}

extension Graph.Node.Kind {
    /// What sets a kind apart in a picture without a style sheet.
    fileprivate var attributes: String {
        switch self {
        case .role: ", fillcolor=\"#eef3fb\""
        case .view: ", fillcolor=\"#dbe7f9\", penwidth=1.5"
        case .outside: ", style=\"rounded,dashed\""
        case .content: ", shape=note, style=filled, fillcolor=\"#fdf6e3\""
        case .model: ", shape=note, style=filled, fillcolor=\"#f3eefb\""
        case .subview: ""
        case .action: ", shape=cds, style=filled, fillcolor=\"#e8f5ea\", margin=\"0.2,0.1\""
        case .screen: ", fillcolor=\"#eef3fb\""
        case .entry: ", fillcolor=\"#dcf0de\", penwidth=2"
        case .unreached: ", fillcolor=\"#fbe9e7\""
        case .external: ", style=\"rounded,dashed\""
        }
    }
}

/// A graph as a Mermaid flow chart.
package enum MermaidEmitter {
    package static func text(of graph: Graph) -> String {
        var text = graph.direction == .down ? "flowchart TB\n" : "flowchart LR\n"
        let placed = graph.placed
        for (index, cluster) in graph.clusters.enumerated() {
            text += "    subgraph c\(index)[\"\(label([cluster.title]))\"]\n"
            for node in placed.inClusters[index] { write(graph.nodes[node], node, indentation: "        ", to: &text) }
            text += "    end\n"
        }
        for node in placed.elsewhere { write(graph.nodes[node], node, indentation: "    ", to: &text) }
        for edge in graph.edges {
            let arrow =
                switch edge.style {
                case .solid: "-->"
                case .dashed: "-.->"
                case .plain: "---"
                }
            text += "    n\(edge.from) \(arrow)"
            if !edge.label.isEmpty { text += "|\"\(label(edge.label))\"|" }
            text += " n\(edge.to)\n"
        }
        writeClasses(of: graph, to: &text)
        return text
    }

    private static func write(_ node: Graph.Node, _ index: Int, indentation: String, to text: inout String) {
        let (open, close) = node.kind.shape
        text += "\(indentation)n\(index)\(open)\"\(label(node.lines))\"\(close)\n"
    }

    /// The looks that are more than a shape, for the kinds that occur. They keep text readable on light and dark pages.
    private static func writeClasses(of graph: Graph, to text: inout String) {
        for kind in Graph.Node.Kind.allCases {
            guard let style = kind.style else { continue }
            let members = graph.nodes.indices.filter { graph.nodes[$0].kind == kind }
            guard !members.isEmpty else { continue }
            text += "    classDef \(kind.rawValue) \(style)\n"
            text += "    class \(members.map { "n\($0)" }.joined(separator: ",")) \(kind.rawValue)\n"
        }
    }

    /// A label between quotation marks. Mermaid reads `#` as the start of an entity, `%%` as that of a comment, and takes
    /// what looks like Markdown or HTML for such: all but letters, digits and a few harmless characters are entities.
    static func label(_ lines: [String]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { text += "<br/>" }
            if isPlain(line) { text += line } else { write(line, to: &text) }
        }
        return text
    }

    /// Whether a line holds letters, digits and harmless signs alone; the case of most.
    private static func isPlain(_ line: String) -> Bool {
        guard let first = line.utf8.first, isLetter(first) else { return false }
        return line.utf8.allSatisfy { isLetter($0) || harmless[Int($0)] }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return UInt8(ascii: "a") <= lower && lower <= UInt8(ascii: "z")
    }

    private static let harmless: [Bool] = (0..<256).map { " (),/.:-_'0123456789".utf8.contains(UInt8($0)) }

    private static func write(_ line: String, to text: inout String) {
        var isAtStart = true
        for scalar in line.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", " ", "(", ")", ",", "/", "0"..."9": text.unicodeScalars.append(scalar)
            // A digit or a sign at the start would begin a list.
            case ".", ":", "-", "_", "'": isAtStart ? write(scalar, to: &text) : text.unicodeScalars.append(scalar)
            case _ where ShownText.isBreak(scalar): text += " "
            case _ where ShownText.isHidden(scalar): break
            case _ where scalar.value < 0x80: write(scalar, to: &text)
            default: text.unicodeScalars.append(scalar)
            }
            if !("0"..."9").contains(scalar) { isAtStart = false }
        }
    }

    private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
        text += "#\(scalar.value);"
    }
}

extension Graph.Node.Kind {
    fileprivate var shape: (open: String, close: String) {
        switch self {
        case .role, .view, .screen, .unreached: ("[", "]")
        case .outside, .external: ("(", ")")
        case .content, .model: ("[/", "/]")
        case .subview: ("[", "]")
        case .action: (">", "]")
        case .entry: ("([", "])")
        }
    }

    fileprivate var style: String? {
        switch self {
        case .role, .screen, .subview, .content, .model, .action: nil
        case .view: "stroke-width:3px"
        case .entry: "stroke-width:3px"
        case .outside, .external: "stroke-dasharray:4 3"
        case .unreached: "stroke:#c0392b,stroke-dasharray:2 2"
        }
    }
}

/// The report as a diagram, in which extra edges are red and thick, missing ones grey and dashed, and so are roles that
/// nobody plays.
extension ArchitectureReport {
    package func dot() -> String {
        var lines = [
            "digraph architecture {", "    rankdir=LR;", "    node [shape=box, fontname=\"Helvetica\"];",
            "    edge [fontname=\"Helvetica\", fontsize=11];", "    graph [fontname=\"Helvetica\"];",
        ]
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph cluster_\(number) {")
            lines.append("        label=\(Self.quoted(Self.title(of: module)));")
            for role in module.roles {
                let label = Self.escaped(role.name) + "\\n" + Self.figures(of: role)
                let style = role.types.isEmpty ? ", color=gray, style=dashed, fontcolor=gray" : ""
                lines.append("        \(Self.node(number, role.name)) [label=\"\(label)\"\(style)];")
            }
            lines.append("    }")
            for edge in module.edges {
                let style =
                    switch edge.standing {
                    case .kept: "color=black"
                    case .extra: "color=red, penwidth=2, fontcolor=red"
                    case .missing: "color=gray, style=dashed, fontcolor=gray"
                    }
                let ends = "\(Self.node(number, edge.from)) -> \(Self.node(number, edge.to))"
                lines.append("    \(ends) [label=\(Self.quoted(Self.label(of: edge))), \(style)];")
            }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    package func mermaid() -> String {
        var lines = ["flowchart LR"]
        var styles: [String] = []
        var count = 0
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph module\(number)[\"\(Self.title(of: module))\"]")
            for role in module.roles {
                let node = Self.plainNode(number, role.name)
                lines.append("        \(node)[\"\(role.name)<br/>\(Self.figures(of: role))\"]")
                if role.types.isEmpty {
                    styles.append("    style \(node) stroke:gray,color:gray,stroke-dasharray:4")
                }
            }
            lines.append("    end")
            for edge in module.edges {
                let arrow = edge.standing == .missing ? "-.->" : edge.standing == .extra ? "==>" : "-->"
                let ends = (Self.plainNode(number, edge.from), Self.plainNode(number, edge.to))
                lines.append("    \(ends.0) \(arrow)|\"\(Self.label(of: edge))\"| \(ends.1)")
                if edge.standing == .extra { styles.append("    linkStyle \(count) stroke:red,color:red") }
                if edge.standing == .missing { styles.append("    linkStyle \(count) stroke:gray,color:gray") }
                count += 1
            }
        }
        return (lines + styles).joined(separator: "\n") + "\n"
    }

    // MARK: Words

    private static func title(of module: Module) -> String {
        module.name.map { "\($0): \(module.architecture)" } ?? module.architecture
    }

    private static func figures(of role: Role) -> String {
        "\(counted(role.types.count, "type")), \(counted(role.findings, "finding"))"
    }

    /// The channels, and how many types use them.
    private static func label(of edge: Edge) -> String {
        switch edge.standing {
        case .missing: edge.means
        case .extra: "extra (\(edge.count))"
        case .kept: "\(edge.means) (\(edge.count))"
        }
    }

    // MARK: Names

    private static func node(_ module: Int, _ role: String) -> String {
        quoted("\(module).\(role)")
    }

    /// Mermaid's names are letters, digits and underscores; roles are Swift identifiers, which may hold others.
    private static func plainNode(_ module: Int, _ role: String) -> String {
        "m\(module)_"
            + role.unicodeScalars.map { scalar in
                scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    ? String(scalar) : "_\(scalar.value)"
            }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}

/// The report as a diagram, in which extra edges are red and thick, and missing ones grey and dashed.
extension ArchitectureReport {
    package func dot() -> String {
        var lines = ["digraph architecture {", "    rankdir=LR;", "    node [shape=box, fontname=\"Helvetica\"];"]
        for (number, module) in modules.enumerated() {
            lines.append("    subgraph cluster_\(number) {")
            lines.append("        label=\(Self.quoted(Self.title(of: module)));")
            for role in module.roles {
                let label = "\(role.name)\\n\(role.types.count) types, \(role.findings) findings"
                lines.append("        \(Self.node(number, role.name)) [label=\"\(Self.escaped(label))\"];")
            }
            lines.append("    }")
            for edge in module.edges {
                let label = edge.channels.joined(separator: ", ")
                let style =
                    switch edge.standing {
                    case .kept: "color=black"
                    case .extra: "color=red, penwidth=2, fontcolor=red"
                    case .missing: "color=gray, style=dashed, fontcolor=gray"
                    }
                let text = edge.standing == .extra ? "extra" : label
                lines.append(
                    "    \(Self.node(number, edge.from)) -> \(Self.node(number, edge.to)) [label=\(Self.quoted(text)), \(style)];"
                )
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
                lines.append(
                    "        \(Self.plainNode(number, role.name))[\"\(role.name)<br/>\(role.types.count) types, \(role.findings) findings\"]"
                )
            }
            lines.append("    end")
            for edge in module.edges {
                let text = edge.standing == .extra ? "extra" : edge.channels.joined(separator: ", ")
                let arrow = edge.standing == .missing ? "-.->" : edge.standing == .extra ? "==>" : "-->"
                let label = text.isEmpty ? "" : "|\(text)|"
                lines.append(
                    "    \(Self.plainNode(number, edge.from)) \(arrow)\(label) \(Self.plainNode(number, edge.to))"
                )
                if edge.standing == .extra { styles.append("    linkStyle \(count) stroke:red,color:red") }
                if edge.standing == .missing { styles.append("    linkStyle \(count) stroke:gray,color:gray") }
                count += 1
            }
        }
        return (lines + styles).joined(separator: "\n") + "\n"
    }

    private static func title(of module: Module) -> String {
        module.name.map { "\($0): \(module.architecture)" } ?? module.architecture
    }

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
        text.replacing("\"", with: "\\\"")
    }
}

import ScreenModel

extension ComponentPage {
    mutating func addSubviews() {
        guard !declaration.subviews.isEmpty, !usesView else { return }
        page.heading(2, "Subviews")
        page.diagram(
            "subviews",
            "The subviews of \(component.name), what they show and what they set off",
            subviewGraph
        )
        let identifiers = component.identifiers
        page.table(
            ["Subview", "Type", "Meaning", "Shows", "Sets off"] + (identifiers == nil ? [] : ["Identifier"]),
            declaration.subviews.map { subview in
                [
                    [.code(subview.name.text)],
                    [scope.type(subview.type.type)],
                    scope.summary(subview.summary),
                    shown(by: subview),
                    setOff(by: subview.name.text),
                ] + (identifiers.map { [$0.cell(of: subview.name.text)] } ?? [])
            },
            anchors: layout == nil ? [] : declaration.subviews.map { Self.anchor(ofSubview: $0.name.text) }
        )
    }

    /// What the view shows by itself, such as a screen's title.
    mutating func addOwnBindings() {
        guard !declaration.shows.isEmpty else { return }
        page.heading(2, "Shows by itself")
        page.table(
            ["Property", "Shows"],
            declaration.shows.map { binding in
                [
                    [.code(binding.property.text)],
                    [.text(binding.isNegated ? "not " : ""), .code(binding.source.text)],
                ]
            }
        )
    }

    /// What a subview shows, a line for each property.
    private func shown(by subview: Subview) -> [Inline] {
        var lines: [[Inline]] = subview.shows.map { binding in
            [
                .code(binding.property.text), .text(binding.isNegated ? " from not " : " from "),
                .code(binding.source.text),
            ]
        }
        lines += subview.rows.flatMap { rows -> [[Inline]] in
            let views = Array(rows.views.map { [scope.name($0.text)] }.joined(separator: [.text(" or ")]))
            let whole = [.text("a ")] + views + [.text(" for each of "), .code(rows.source.text)]
            return [whole] + rows.rows.flatMap { row in row.shows.map { shown(by: row, $0) } }
        }
        return Array(lines.joined(separator: [.lineBreak]))
    }

    private func shown(by row: Subview.Row, _ binding: Subview.Binding) -> [Inline] {
        let isWhole = binding.source.text == "self"
        return [
            .text("its "), .code(binding.property.text), .text(binding.isNegated ? " from not " : " from "),
            isWhole ? .text("the element itself") : .code(binding.source.text),
        ]
    }

    private func setOff(by subview: String) -> [Inline] {
        declaration.actions.filter { action in action.triggers.contains { $0.path.first == subview } }
            .map { .code($0.member.name.text) }.commaSeparated
    }

    // MARK: The picture

    private var subviewGraph: Graph {
        var graph = Graph(.right)
        let root = graph.add(Graph.Node(.view, [component.viewType]))
        var nodes: [String: Int] = [:]
        for subview in declaration.subviews {
            let node = graph.add(node(for: subview))
            nodes[subview.name.text] = node
            graph.connect(root, node, [], .plain)
            for rows in subview.rows {
                for view in rows.views {
                    let cell = graph.add(Graph.Node(.view, [view.text], to: scope.destination(of: view.text)))
                    graph.connect(node, cell, ["each of \(rows.source.text)"], .plain)
                }
            }
        }
        for action in declaration.actions {
            guard !action.triggers.isEmpty else { continue }
            let node = graph.add(Graph.Node(.action, [action.member.name.text]))
            for trigger in action.triggers {
                let event =
                    trigger.control == nil && trigger.occurrence == nil
                    ? (trigger.path.dropFirst() + [trigger.event]).joined(separator: ".") : trigger.text
                let origin = trigger.path.first.flatMap { nodes[$0] } ?? root
                graph.connect(origin, node, [event])
            }
        }
        return graph
    }

    private func node(for subview: Subview) -> Graph.Node {
        let type = subview.type.type
        var lines = ["\(subview.name.text): \(type)"]
        for binding in subview.shows {
            lines.append("\(binding.property.text) ← \(binding.writtenSource)")
        }
        var destination: Destination?
        type.forEachName { if destination == nil { destination = scope.destination(of: $0.path) } }
        return Graph.Node(.subview, lines, to: destination)
    }
}

extension AccessibilityIdentifiers {
    /// The identifier of a subview, with what stands behind it in each row.
    fileprivate func cell(of subview: String) -> [Inline] {
        guard let part = parts.first(where: { $0.name == subview }) else { return [] }
        return [.code(([part.text] + part.counters.map(\.rawValue)).joined(separator: "."))]
    }
}

import ScreenModel

extension ComponentPage {
    /// The roles, who says what to whom, and the messages that are not described further down.
    mutating func addChannels() {
        let graph = rolesGraph
        guard graph.edges.count > 0 else { return }
        page.heading(2, "Roles and channels")
        page.diagram("channels", "Who talks to whom in \(component.name), and what they say", graph)
        guard let architecture else { return }
        for channel in architecture.channels { add(channel) }
    }

    private mutating func add(_ channel: Channel) {
        guard let from = channel.from?.text, let to = channel.to?.text else { return }
        let interface = component.interface(ofChannel: channel.name.text)
        let messages = messages(of: channel)
        guard interface != nil || !messages.isEmpty else { return }
        page.heading(3, "\(channel.name.text): \(from) to \(to)")
        var text = scope.summary(channel.summary)
        if !text.isEmpty { text.append(.text(" ")) }
        if let interface {
            text += [.text("Said through "), .code(interface.name)]
            if !interface.inherits.isEmpty {
                text.append(.text(", which inherits "))
                text += interface.inherits.map(scope.type).commaSeparated
            }
            text.append(.text("."))
            if !interface.isClassBound { text.append(.text(" Structs can conform to it as well.")) }
            if interface.members.isEmpty { text.append(.text(" It asks for nothing.")) }
        } else {
            text += [.text("Said to "), .code(typeName(ofRole: to)), .text(" itself.")]
        }
        switch channel.reference {
        case .weak: text.append(.text(" The \(from) holds the \(to) weakly."))
        case .strong: text.append(.text(" The \(from) keeps the \(to)."))
        case .any, nil: break
        }
        switch channel.name.text {
        case "actions" where !declaration.actions.isEmpty:
            text += [" What is said there are the ", link("actions", Anchor.actions), "."]
            return page.paragraph(text)
        case "routes" where declaration.screen?.routes.isEmpty == false:
            text += [" What is said there are the ", link("routes", Anchor.routes), "."]
            return page.paragraph(text)
        default: page.paragraph(text)
        }
        page.table(
            ["Message", "Meaning"],
            messages.map { [[.code($0.requirement.description)], scope.summary($0.summary)] }
        )
    }

    private func link(_ text: String, _ anchor: String) -> Inline {
        .link(.page(outline.id, anchor: anchor), [.text(text)])
    }

    /// What is said through a channel, as far as it is known.
    func messages(of channel: Channel) -> [Member] {
        let name = channel.name.text
        if let interface = component.interface(ofChannel: name) {
            // Channels that share a protocol share its members too.
            guard interface.channels.count > 1 else { return interface.members }
        }
        switch name {
        case "actions": return declaration.actions.filter { $0.exit == .channel }.map(\.member)
        case "routes": return declaration.screen?.requestedRoutes.map(\.member) ?? []
        default: return declaration.screen?.channels.first { $0.channel.text == name }?.messages ?? []
        }
    }

    func typeName(ofRole role: String) -> String {
        component.player(ofRole: role)?.type ?? role
    }

    // MARK: The picture

    private static let messageLimit = 12

    private var rolesGraph: Graph {
        var graph = Graph(.right)
        var nodes: [String: Int] = [:]
        func isTalking(_ role: String) -> Bool {
            architecture?.channels.contains {
                ($0.from?.text == role || $0.to?.text == role) && !messages(of: $0).isEmpty
            } ?? false
        }
        for player in component.roles where player.isView || isTalking(player.role) {
            let isOutside = player.type == nil
            let kind: Graph.Node.Kind = player.isView ? .view : isOutside ? .outside : .role
            nodes[player.role] = graph.add(Graph.Node(kind, [player.role] + (player.type.map { [$0] } ?? [])))
        }
        let view =
            architecture?.viewRole.flatMap { nodes[$0.name.text] }
            ?? graph.add(Graph.Node(.view, ["view", component.viewType]))
        for channel in architecture?.channels ?? [] {
            let messages = messages(of: channel)
            guard !messages.isEmpty, let from = channel.from.flatMap({ nodes[$0.text] }),
                let to = channel.to.flatMap({ nodes[$0.text] })
            else { continue }
            let style: Graph.Edge.Style = channel.reference == .weak ? .dashed : .solid
            graph.connect(from, to, ["\(channel.name.text):"] + Self.shown(messages.map(\.fullName)), style)
        }
        addViewPart(to: &graph, view: view, owner: nodes["owner"])
        return graph
    }

    /// What a view has in any architecture: who owns it, what it shows, and how it says what happened.
    private func addViewPart(to graph: inout Graph, view: Int, owner: Int?) {
        var owner = owner
        func ownerNode(_ graph: inout Graph) -> Int {
            if let owner { return owner }
            let node = graph.add(Graph.Node(.outside, [isScreen ? "owner" : "controller"]))
            owner = node
            return node
        }
        if let delegate = component.interfaces.first(where: { $0.kind == .delegate }), !delegate.members.isEmpty {
            graph.connect(
                view,
                ownerNode(&graph),
                ["delegate \(delegate.name):"] + Self.shown(delegate.members.map(\.fullName)),
                .dashed
            )
        }
        if !declaration.inputs.isEmpty {
            let inputs = declaration.inputs.map(\.fullName)
            graph.connect(ownerNode(&graph), view, ["inputs:"] + Self.shown(inputs))
        }
        let closures = declaration.actions.filter { $0.exit == .closure || $0.exit == .property }
            .map(\.member.name.text)
        if !closures.isEmpty { graph.connect(view, ownerNode(&graph), ["closures:"] + Self.shown(closures)) }
        addTargetAction(to: &graph, view: view)
        guard let content = component.content else { return }
        let kind = content.declaration.kind == .viewModel ? "view model" : "data source"
        if content.declaration.style == .protocol {
            let members = component.interfaces.first { $0.kind == .dataSource }?.members.map(\.fullName) ?? []
            graph.connect(view, ownerNode(&graph), ["\(kind) \(content.typeName):"] + Self.shown(members), .dashed)
            return
        }
        var nodes: [Int] = []
        for content in component.contents {
            nodes.append(
                graph.add(
                    Graph.Node(
                        .content,
                        [kind, content.fullTypeName],
                        to: .page(outline.id, anchor: usesView ? Anchor.viewModel : Anchor.of(content))
                    )
                )
            )
        }
        for (content, node) in zip(component.contents, nodes) {
            let holder = component.contents.indices.filter { content.isNested(in: component.contents[$0]) }
                .max { component.contents[$0].fullTypeName.count < component.contents[$1].fullTypeName.count }
            graph.connect(holder.map { nodes[$0] } ?? view, node, [holder == nil ? "shows" : "holds"])
        }
        if !isScreen {
            let property = content.declaration.kind == .viewModel ? "viewModel" : "dataSource"
            graph.connect(ownerNode(&graph), view, ["sets \(property)"])
        }
        for (content, node) in zip(component.contents, nodes) {
            addModels(content.declaration, to: &graph, shown: node)
        }
    }

    /// What a view model is made from.
    private func addModels(_ content: ContentDeclaration, to graph: inout Graph, shown: Int) {
        var names: [String] = []
        for parameter in content.initializers.flatMap(\.parameters) {
            let name = parameter.type.type.description
            if !names.contains(name) { names.append(name) }
        }
        for name in names {
            let model = graph.add(Graph.Node(.model, ["model", name], to: scope.destination(of: name)))
            graph.connect(shown, model, ["made from"], .dashed)
        }
    }

    private func addTargetAction(to graph: inout Graph, view: Int) {
        let actions = declaration.actions.filter { $0.exit == .targetAction }.map(\.member.fullName)
        guard !actions.isEmpty else { return }
        let controls = graph.add(Graph.Node(.subview, ["subviews"]))
        let receiver = architecture?.viewRole?.subviewsVisibleTo?.first?.text
        let target = receiver.flatMap { role in graph.nodes.firstIndex { $0.name == role } } ?? view
        graph.connect(controls, target, ["target-action:"] + Self.shown(actions))
    }

    private static func shown(_ messages: [String]) -> [String] {
        guard messages.count > messageLimit else { return messages }
        return messages.prefix(messageLimit - 1) + ["and \(messages.count - messageLimit + 1) more"]
    }
}

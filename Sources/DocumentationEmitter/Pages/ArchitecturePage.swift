import SpecRules
import ScreenModel

/// The page of one architecture: who is in it, who may say what to whom, and what nobody may do.
struct ArchitecturePage {
    private let content: SiteContent
    private let outline: PageOutline
    private let architecture: Architecture
    private let scope: NameScope
    private var page = PageContents()

    init(_ content: SiteContent, _ outline: PageOutline, _ architecture: Architecture) {
        self.content = content
        self.outline = outline
        self.architecture = architecture
        scope = NameScope(names: content.names, module: 0, page: outline.id)
    }

    mutating func build() -> [Block] {
        page.paragraph(scope.summary(architecture.summary))
        addFacts()
        addRoles()
        addChannels()
        addLimits()
        page.heading(2, "Rules that follow")
        page.list(ArchitectureSentences(architecture, content).all.map { ListItem($0) })
        addScreens()
        return page.blocks
    }

    private mutating func addFacts() {
        var facts: [Inline] = []
        if let base = architecture.extends?.text {
            let other = content.outlines.first { $0.kind == .architecture && $0.title == base }
            facts = ["It extends ", other.map { .link(.page($0.id), [.text(base)]) } ?? .text(base), ". "]
        }
        if let source = outline.source {
            facts += ["Declared in ", .link(.source(source), [.code("\(source.path):\(source.line)")]), "."]
        } else {
            facts += [
                "Built in; ", .code("screenspec architecture show \(architecture.name.text)"), " prints its spec.",
            ]
        }
        page.paragraph(facts)
    }

    private mutating func addRoles() {
        page.heading(2, "Roles")
        page.diagram("roles", "The roles of \(architecture.name.text), and the channels between them", graph)
        page.table(
            ["Role", "Played by", "Meaning"],
            architecture.roles.map { [[.text($0.name.text)], player(of: $0), scope.summary($0.summary)] }
        )
    }

    private func player(of role: Role) -> [Inline] {
        if role.isOutside == true { return ["any type"] }
        var text: [Inline] = role.type.map { [.code($0.text)] } ?? ["types that are recognised by name"]
        if let superclass = role.inherits { text += [", a ", scope.type(superclass.type)] }
        if let conforms = role.conforms, !conforms.isEmpty {
            text += [", which conforms to "] + conforms.map { scope.type($0.type) }.commaSeparated
        }
        if role.isView == true { text.append(", the view") }
        if role.isolation == Isolation.none { text.append(", off the main actor") }
        return text
    }

    private mutating func addChannels() {
        guard !architecture.channels.isEmpty else { return }
        page.heading(2, "Channels")
        page.table(
            ["Channel", "From", "To", "Protocol", "Held", "Meaning"],
            architecture.channels.map { channel in
                [
                    [.text(channel.name.text)],
                    [.text(channel.from?.text ?? "")],
                    [.text(channel.to?.text ?? "")],
                    interface(of: channel),
                    held(channel),
                    scope.summary(channel.summary),
                ]
            }
        )
        let messages = architecture.channels.flatMap { channel in
            (channel.members ?? []).map { [[.text(channel.name.text)], [.code($0.words)], scope.summary($0.summary)] }
        }
        guard !messages.isEmpty else { return }
        page.heading(3, "Messages of every screen")
        page.table(["Channel", "Message", "Meaning"], messages)
    }

    private func interface(of channel: Channel) -> [Inline] {
        guard let pattern = channel.protocolPattern else { return ["the receiver itself"] }
        var text: [Inline] = [.code(pattern.text)]
        if let inherited = channel.inherits, !inherited.isEmpty {
            text.append(", which inherits ")
            text += inherited.map { scope.type($0.type) }.commaSeparated
        }
        if pattern.isSameForAll { text.append(", one for all screens") }
        if channel.isClassBound == false { text.append(", for structs as well") }
        if channel.isEmpty == true { text.append(", even where nothing is said") }
        return text
    }

    private func held(_ channel: Channel) -> [Inline] {
        var text: [Inline] = [.text(Self.way(channel.reference ?? .any))]
        if let names = channel.called, !names.isEmpty {
            text.append(", as ")
            text += names.map { .code($0.text) }.commaSeparated
        }
        for reference in Channel.Reference.allCases {
            let screens = screens.filter { screen in
                let change = content.index.components[screen].declaration.screen?.change(ofChannel: channel.name.text)
                return change?.reference == reference
            }
            guard !screens.isEmpty else { continue }
            text.append(.text("; \(Self.way(reference)) on "))
            text +=
                screens.map { number in
                    let name = content.index.components[number].name
                    return .link(.page(content.page(ofComponent: number)), [.text(name)])
                }.commaSeparated
        }
        return text
    }

    private static func way(_ reference: Channel.Reference) -> String {
        switch reference {
        case .weak: "weakly"
        case .strong: "strongly"
        case .any: "either way"
        }
    }

    private mutating func addLimits() {
        var items = architecture.roles.compactMap { role in
            LimitWords(forbids: role.forbids, allows: role.allows).item("The \(role.name.text)")
        }
        if let views = LimitWords(forbids: architecture.views?.forbids, allows: nil).item("Views without a role") {
            items.append(views)
        }
        guard !items.isEmpty else { return }
        page.heading(2, "What each role may not touch")
        page.list(items)
    }

    /// The numbers of the components that have the architecture.
    private var screens: [Int] {
        content.index.components.indices.filter {
            content.index.components[$0].vocabulary?.architecture.name == architecture.name
        }
    }

    private mutating func addScreens() {
        guard !screens.isEmpty else { return }
        page.heading(2, "Screens")
        page.list(screens.map { scope.item(content.outline(content.page(ofComponent: $0))) })
    }

    private var graph: Graph {
        var graph = Graph(.right)
        var nodes: [String: Int] = [:]
        for role in architecture.roles {
            let kind: Graph.Node.Kind = role.isView == true ? .view : role.isOutside == true ? .outside : .role
            nodes[role.name.text] = graph.add(Graph.Node(kind, [role.name.text] + (role.type.map { [$0.text] } ?? [])))
        }
        for channel in architecture.channels {
            guard let from = channel.from.flatMap({ nodes[$0.text] }), let to = channel.to.flatMap({ nodes[$0.text] })
            else { continue }
            graph.connect(from, to, [channel.name.text], channel.reference == .weak ? .dashed : .solid)
        }
        return graph
    }
}

extension Channel.TemplateMember {
    /// As Swift would write it, with `{screen}` for the screen's name.
    fileprivate var words: String {
        if key.text.contains("(") || key.text.contains(" ") { return key.text }
        if let type { return "var \(key.text): \(type.text) { get\(isSettable ? " set" : "") }" }
        let parameters = parameters.map { "\($0.key.text): \($0.type.text)" }.joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        return "func \(key.text)(\(parameters))\(effects)" + (returns.map { " -> \($0.text)" } ?? "")
    }
}

/// What a role may not touch, as a list.
private struct LimitWords {
    let forbids: Role.Limits?
    let allows: Role.Limits?

    /// `nil` where there is no limit.
    func item(_ role: String) -> ListItem? {
        var limits: [[Inline]] = []
        if let allowed = allows?.imports { limits.append(["no modules but "] + Self.codes(allowed)) }
        add("modules", forbids?.imports, to: &limits)
        if forbids?.views == true { limits.append(["any view or view controller"]) }
        add("types", forbids?.types, to: &limits)
        add("shared objects of", forbids?.singletons, to: &limits)
        add("methods that lead to other screens", forbids?.navigation, to: &limits)
        guard !limits.isEmpty else { return nil }
        var children = limits.map { ListItem($0) }
        if let presented = forbids?.exceptPresented, !presented.isEmpty {
            children.append(ListItem(["may present all the same: "] + Self.codes(presented)))
        }
        if let except = forbids?.except, !except.isEmpty {
            children.append(ListItem(["free all the same: "] + Self.codes(except)))
        }
        return ListItem([.strong([.text(role)])], children: children)
    }

    private func add(_ label: String, _ names: [Name]?, to limits: inout [[Inline]]) {
        guard let names, !names.isEmpty else { return }
        limits.append([.text(label + ": ")] + Self.codes(names))
    }

    private static func codes(_ names: [Name]) -> [Inline] {
        names.map { .code($0.text) }.commaSeparated
    }
}

import SpecRules
import ScreenModel

/// The routes of some screens, as a table and as a picture.
struct RouteList {
    private let content: SiteContent
    private let screens: [Int]

    init(_ content: SiteContent, screens: [Int]) {
        self.content = content
        self.screens = screens
    }

    var count: Int {
        screens.reduce(0) { $0 + routes(of: $1).count }
    }

    var columns: [String] {
        ["From"] + (saysWhatLeads ? ["Action"] : []) + ["Route", "Presentation", "Leads to", "Meaning"]
    }

    /// Whether some action says where it leads.
    private var saysWhatLeads: Bool {
        screens.contains { content.index.components[$0].declaration.actions.contains { !$0.leadsTo.isEmpty } }
    }

    func rows(in scope: NameScope) -> [[Table.Cell]] {
        let saysWhatLeads = saysWhatLeads
        return screens.flatMap { screen in
            routes(of: screen).map { route in
                let actions = actions(leadingTo: route, of: screen).map(Inline.code)
                return [[link(to: screen)]] + (saysWhatLeads ? [actions.commaSeparated] : []) + [
                    [.code(route.member.name.text)],
                    [.text(route.presentation?.value.rawValue ?? "")],
                    destinations(of: route, from: screen, in: scope),
                    scope.summary(route.member.summary),
                ]
            }
        }
    }

    private func routes(of screen: Int) -> [Route] {
        (content.index.components[screen].declaration.screen?.routes ?? []).filter(\.isWay)
    }

    private func actions(leadingTo route: Route, of screen: Int) -> [String] {
        content.index.components[screen].declaration.actions(leadingTo: route).map(\.member.name.text)
    }

    private func link(to screen: Int) -> Inline {
        .link(.page(content.page(ofComponent: screen)), [.text(content.index.components[screen].name)])
    }

    private func destinations(of route: Route, from screen: Int, in scope: NameScope) -> [Inline] {
        guard !route.destinations.isEmpty else { return [.text("back")] }
        return route.destinations.map { name in
            content.navigation.screen(named: name.text, from: screen).map(link) ?? scope.name(name.text)
        }.commaSeparated
    }

    // MARK: The picture

    /// The screens that a picture leaves out: those that no route leads from or to, where they are so many that it would only grow by
    /// them. Where the app starts is in it all the same.
    var apart: [Int] {
        let reached = screens.flatMap { screen in
            routes(of: screen).flatMap(\.destinations).compactMap {
                content.navigation.screen(named: $0.text, from: screen)
            }
        }
        let drawn = Set(reached + content.navigation.entries)
        let apart = screens.filter { screen in
            !drawn.contains(screen) && routes(of: screen).allSatisfy(\.destinations.isEmpty)
        }
        return apart.count > NavigationLimits.apart ? apart : []
    }

    /// The screens by folder, what they lead to, and the routes between them.
    var graph: Graph {
        var graph = Graph(.right)
        var nodes: [Int: Int] = [:]
        let apart = Set(apart)
        for screen in screens where !apart.contains(screen) { nodes[screen] = graph.add(node(for: screen)) }
        var outside: [String: Int] = [:]
        for screen in screens {
            guard let from = nodes[screen] else { continue }
            for route in routes(of: screen) {
                let actions = actions(leadingTo: route, of: screen).map { "by \($0)" }
                let label =
                    [route.member.name.text] + actions + (route.presentation.map { ["(\($0.value.rawValue))"] } ?? [])
                for name in route.destinations {
                    let to: Int
                    if let target = content.navigation.screen(named: name.text, from: screen) {
                        to = nodes[target] ?? graph.add(node(for: target))
                        nodes[target] = to
                    } else {
                        to = outside[name.text] ?? graph.add(Graph.Node(.external, [name.text]))
                        outside[name.text] = to
                    }
                    graph.connect(from, to, label)
                }
            }
        }
        addClusters(to: &graph, nodes)
        return graph
    }

    private func node(for screen: Int) -> Graph.Node {
        let component = content.index.components[screen]
        let kind: Graph.Node.Kind =
            component.declaration.screen?.isEntry == true ? .entry : content.isUnreached(screen) ? .unreached : .screen
        return Graph.Node(kind, [component.name], to: .page(content.page(ofComponent: screen)))
    }

    private func addClusters(to graph: inout Graph, _ nodes: [Int: Int]) {
        let outlines = screens.map { content.outline(content.page(ofComponent: $0)) }
        let groups = PageGroup.groups(of: outlines)
        guard groups.count > 1 else { return }
        let numbers = Dictionary(zip(outlines.map(\.id), screens)) { first, _ in first }
        graph.clusters = groups.map { group in
            Graph.Cluster(group.title, nodes: group.pages.compactMap { numbers[$0.id].flatMap { nodes[$0] } })
        }.filter { !$0.nodes.isEmpty }
    }
}

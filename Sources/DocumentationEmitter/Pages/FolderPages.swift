import SpecRules

/// A folder of a large app, which has a page of its own.
struct DocumentedFolder: Sendable {
    var page: PageID
    var group: PageGroup
}

/// The page of one folder of a large app: what is in it, and the routes that start there.
struct FolderPage {
    let content: SiteContent
    let outline: PageOutline
    let folder: DocumentedFolder

    func build() -> [Block] {
        var page = PageContents()
        let scope = NameScope(names: content.names, module: 0, page: outline.id)
        let layouts = folder.group.pages.compactMap(content.smallLayout)
        if !layouts.isEmpty { page.append(.gallery(layouts)) }
        page.table(IndexPage.columns, folder.group.pages.map { IndexPage.row($0, in: scope) })
        let routes = RouteList(content, screens: content.screens(of: folder))
        guard routes.count > 0 else { return page.blocks }
        page.heading(2, "Navigation")
        let graph = routes.graph
        if graph.edges.count <= NavigationLimits.edges, graph.nodes.count <= NavigationLimits.nodes,
            !graph.edges.isEmpty
        {
            page.diagram("map", "The screens of \(folder.group.title), and where they lead", graph)
            page.note(leftOut: routes.apart.count)
        }
        page.table(routes.columns, routes.rows(in: scope))
        return page.blocks
    }
}

/// How the folders of a large app hang together.
struct FolderGraph {
    let content: SiteContent

    init(_ content: SiteContent) {
        self.content = content
    }

    var graph: Graph {
        var graph = Graph(.right)
        var nodeOfPage: [PageID: Int] = [:]
        for folder in content.folders {
            let node = graph.add(Graph.Node(.screen, [folder.group.title], to: .page(folder.page)))
            for page in folder.group.pages { nodeOfPage[page.id] = node }
        }
        var counts: [Int: [Int: Int]] = [:]
        for screen in content.navigation.screens {
            guard let from = nodeOfPage[content.page(ofComponent: screen)] else { continue }
            for way in content.navigation.departures(from: screen) {
                guard let to = nodeOfPage[content.page(ofComponent: way.target)], to != from else { continue }
                counts[from, default: [:]][to, default: 0] += 1
            }
        }
        for from in graph.nodes.indices {
            for (to, count) in (counts[from] ?? [:]).sorted(by: { $0.key < $1.key }) {
                graph.connect(from, to, ["\(count)"])
            }
        }
        return graph
    }
}

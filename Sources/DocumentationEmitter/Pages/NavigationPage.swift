import ScreenModel

/// The map of all screens: where the app starts, what leads where, what leads nowhere.
struct NavigationPage {
    private let content: SiteContent
    private let scope: NameScope
    private var page = PageContents()

    init(_ content: SiteContent, _ outline: PageOutline) {
        self.content = content
        scope = NameScope(names: content.names, module: 0, page: outline.id)
    }

    mutating func build() -> [Block] {
        let map = content.navigation
        guard !map.screens.isEmpty else {
            page.paragraph(["No spec declares a screen."])
            return page.blocks
        }
        addEntries()
        page.heading(2, "Map")
        if content.isLarge { addFolderMap() } else { addMap() }
        addUnreached()
        addDeadEnds()
        return page.blocks
    }

    // MARK: Where it starts

    private mutating func addEntries() {
        let map = content.navigation
        page.heading(2, "Where the app starts")
        if map.entries.isEmpty {
            page.callout(
                .note,
                [
                    "No screen says that the app can start with it, so nobody can say which ones cannot be reached. Write ",
                    .code("entry: true"), " in each with which it can.",
                ]
            )
        } else {
            page.list(map.entries.map { scope.item(content.outline(content.page(ofComponent: $0))) })
        }
    }

    // MARK: The map

    private mutating func addMap() {
        let routes = RouteList(content, screens: content.navigation.screens)
        if !routes.graph.edges.isEmpty {
            page.diagram("map", "All screens, and the routes between them", routes.graph)
            page.note(leftOut: routes.apart.count)
        }
        page.table(routes.columns, routes.rows(in: scope))
    }

    /// Of an app that no picture holds: how its folders hang together, with a page for each.
    private mutating func addFolderMap() {
        let graph = FolderGraph(content).graph
        if graph.edges.count <= NavigationLimits.edges {
            page.diagram("folders", "The folders of screens, and how many routes lead from one to another", graph)
        }
        page.table(
            ["Folder", "Screens", "Routes", "Not reached"],
            content.folders.map { folder in
                let screens = content.screens(of: folder)
                return [
                    [.link(.page(folder.page), [.text(folder.group.title)])],
                    [.text("\(screens.count)")],
                    [.text("\(RouteList(content, screens: screens).count)")],
                    [.text("\(screens.count { content.isUnreached($0) })")],
                ]
            }
        )
    }

    // MARK: What leads nowhere

    private mutating func addUnreached() {
        let unreached = content.navigation.screens.filter(content.isUnreached)
        guard !content.navigation.entries.isEmpty else { return }
        page.heading(2, "Screens that cannot be reached")
        guard !unreached.isEmpty else {
            page.paragraph(["Every screen lies on a way from where the app starts."])
            return
        }
        page.paragraph(["No way leads to these from a screen with which the app starts."])
        page.list(unreached.map { scope.item(content.outline(content.page(ofComponent: $0))) })
    }

    private mutating func addDeadEnds() {
        let ends = content.navigation.screens.filter { screen in
            content.index.components[screen].declaration.screen?.routes.isEmpty ?? true
        }
        page.heading(2, "Dead ends")
        guard !ends.isEmpty else {
            page.paragraph(["From every screen a route leads on, or back."])
            return
        }
        page.paragraph(["No route leads on from these, or back; a navigation bar or a gesture may."])
        page.list(ends.map { scope.item(content.outline(content.page(ofComponent: $0))) })
    }
}

extension PageContents {
    /// Says how many screens a picture of routes does not show.
    mutating func note(leftOut count: Int) {
        guard count > 0 else { return }
        paragraph([.text("\(count) screens that no route leads from or to are not in the picture.")])
    }
}

/// What a picture can hold and still be read.
enum NavigationLimits {
    static let edges = 200
    static let nodes = 150
    /// So many screens without routes are shown beside the others.
    static let apart = 12
    /// So many views and screens fit on one page.
    static let components = 1_000
}

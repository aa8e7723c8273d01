/// All screens and views, by module and folder.
struct IndexPage {
    private let content: SiteContent
    private let scope: NameScope

    init(_ content: SiteContent, _ outline: PageOutline) {
        self.content = content
        scope = NameScope(names: content.names, module: 0, page: outline.id)
    }

    func build() -> [Block] {
        var page = PageContents()
        page.paragraph(introduction)
        page.list(
            content.outlines.filter { [.navigation, .coverage, .rules].contains($0.kind) }.map { outline in
                ListItem([.link(.page(outline.id), [.text(outline.title)])])
            }
        )
        addGroups(to: &page)
        addModels(to: &page)
        page.heading(2, "Architectures")
        page.list(content.outlines.filter { $0.kind == .architecture }.map(scope.item))
        return page.blocks
    }

    /// All views and screens, or of an app that no page holds, its folders.
    private func addGroups(to page: inout PageContents) {
        let components = content.componentPages.map(content.outline)
        guard components.count <= NavigationLimits.components else {
            page.heading(2, "Folders")
            page.table(
                ["Folder", "Screens", "Views"],
                content.folders.map { folder in
                    let screens = folder.group.pages.count { $0.kind == .screen }
                    return [
                        [.link(.page(folder.page), [.text(folder.group.title)])],
                        [.text("\(screens)")],
                        [.text("\(folder.group.pages.count - screens)")],
                    ]
                }
            )
            return
        }
        for group in PageGroup.groups(of: components) {
            page.heading(2, group.title)
            let layouts = group.pages.compactMap(content.smallLayout)
            if !layouts.isEmpty { page.append(.gallery(layouts)) }
            page.table(Self.columns, group.pages.map { Self.row($0, in: scope) })
        }
    }

    private func addModels(to page: inout PageContents) {
        let models = content.outlines.filter { $0.kind == .model }
        guard !models.isEmpty else { return }
        page.heading(2, "Models")
        page.table(["Name", "What it is"], models.map { [Self.name(of: $0), scope.summary($0.summary)] })
    }

    private var introduction: [Inline] {
        let screens = content.outlines.count { $0.kind == .screen }
        let views = content.outlines.count { $0.kind == .view }
        return [
            .text(
                "\(screens) \(screens == 1 ? "screen" : "screens") and \(views) \(views == 1 ? "view" : "views"), as their specs"
                    + " declare them."
            )
        ]
    }

    static let columns = ["Name", "Kind", "What it is"]

    static func row(_ outline: PageOutline, in scope: NameScope) -> [Table.Cell] {
        [name(of: outline), [.text(outline.kind == .screen ? "screen" : "view")], scope.summary(outline.summary)]
    }

    private static func name(of outline: PageOutline) -> Table.Cell {
        [.link(.page(outline.id), [.text(outline.title)])]
    }
}

import ScreenModel

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

/// Pages of one module and folder.
package struct PageGroup: Sendable {
    package let title: String
    package let pages: [PageOutline]

    /// In the order in which folders first occur. Folders are named without what all of their module start with.
    package static func groups(of outlines: [PageOutline]) -> [PageGroup] {
        var order: [String] = []
        var members: [String: [PageOutline]] = [:]
        let folders = outlines.map { folder(of: $0.spec ?? "") }
        let common = commonFolders(zip(outlines, folders).map { ($0.module, $1) })
        for (outline, folder) in zip(outlines, folders) {
            let shared = common[outline.module] ?? []
            let rest = folder.dropFirst(shared.count).joined(separator: "/")
            let title = [outline.module, rest.isEmpty ? nil : rest].compactMap(\.self).joined(separator: ": ")
            let key = title.isEmpty ? shared.last.map(String.init) ?? "Specs" : title
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(outline)
        }
        return order.map { PageGroup(title: $0, pages: members[$0] ?? []) }
    }

    private static func folder(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast()
    }

    /// What the folders of each module start with.
    private static func commonFolders(_ folders: [(module: String?, folder: [Substring])]) -> [String?: [Substring]] {
        var common: [String?: [Substring]] = [:]
        for (module, folder) in folders {
            guard let known = common[module] else {
                common[module] = folder
                continue
            }
            let shared = zip(known, folder).prefix { $0 == $1 }.count
            if shared < known.count { common[module] = Array(known.prefix(shared)) }
        }
        return common
    }
}

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
        let groups = PageGroup.groups(of: content.outlines.filter { $0.kind == .screen || $0.kind == .view })
        for group in groups {
            page.heading(2, group.title)
            page.table(["Name", "Kind", "What it is"], group.pages.map(row))
        }
        let models = content.outlines.filter { $0.kind == .model }
        if !models.isEmpty {
            page.heading(2, "Models")
            page.table(["Name", "What it is"], models.map { [name(of: $0), scope.summary($0.summary)] })
        }
        page.heading(2, "Architectures")
        page.list(
            content.outlines.filter { $0.kind == .architecture }.map { outline in
                let summary = scope.summary(outline.summary)
                return ListItem(
                    [.link(.page(outline.id), [.text(outline.title)])]
                        + (summary.isEmpty ? [] : [.text(": ")] + summary)
                )
            }
        )
        return page.blocks
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

    private func row(_ outline: PageOutline) -> [Table.Cell] {
        [name(of: outline), [.text(outline.kind == .screen ? "screen" : "view")], scope.summary(outline.summary)]
    }

    private func name(of outline: PageOutline) -> Table.Cell {
        [.link(.page(outline.id), [.text(outline.title)])]
    }
}

/// Pages of one module and folder.
package struct PageGroup: Sendable {
    package let title: String
    package let pages: [PageOutline]

    /// In the order in which folders first occur. Folders are named without what all of them start with.
    package static func groups(of outlines: [PageOutline]) -> [PageGroup] {
        var order: [String] = []
        var members: [String: [PageOutline]] = [:]
        let folders = outlines.map { folder(of: $0.spec ?? "") }
        let common = commonFolder(folders)
        for (outline, folder) in zip(outlines, folders) {
            let rest = folder.dropFirst(common.count).joined(separator: "/")
            let title = [outline.module, rest.isEmpty ? nil : rest].compactMap(\.self).joined(separator: ": ")
            let key = title.isEmpty ? (common.last ?? "Specs") : title
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(outline)
        }
        return order.map { PageGroup(title: $0, pages: members[$0] ?? []) }
    }

    private static func folder(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast()
    }

    private static func commonFolder(_ folders: [[Substring]]) -> [String] {
        guard var common = folders.first?[...] else { return [] }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return common.map(String.init)
    }
}

import ScreenSpecTemplates

/// The way to other pages: by module and folder, and by kind.
///
/// A page of a large app lists only its own folder, or the sidebars of all pages together would grow with the square of
/// their number; other folders are links to the index.
struct Sidebar: Sendable {
    struct Group: Sendable {
        let title: String
        let pages: [PageOutline]
        /// Where its pages are listed.
        let home: Destination?
    }

    private let groups: [Group]
    private let groupByPage: [PageID: Int]
    private let pageCount: Int

    init(_ site: Site) {
        let index = site.outlines.first { $0.kind == .index }
        let headings = index.map { site.page($0.id).headings } ?? []
        func home(ofFolder title: String) -> Destination? {
            if let folder = site.outlines.first(where: { $0.kind == .folder && $0.title == title }) {
                return .page(folder.id)
            }
            return index.map { .page($0.id, anchor: headings.first { $0.text.plainText == title }?.anchor) }
        }
        // A folder may be called as a kind is; the index has its folders first.
        func home(ofKind title: String) -> Destination? {
            index.map { .page($0.id, anchor: headings.last { $0.text.plainText == title }?.anchor) }
        }
        func group(_ title: String, _ kinds: Set<PageOutline.Kind>, home: Destination?) -> Group {
            Group(title: title, pages: site.outlines.filter { kinds.contains($0.kind) }, home: home)
        }
        let folders = PageGroup.groups(of: site.outlines.filter { $0.kind == .screen || $0.kind == .view })
        let groups =
            [group("Overview", [.index, .navigation, .coverage, .rules], home: index.map { .page($0.id) })]
            + folders.map { Group(title: $0.title, pages: $0.pages, home: home(ofFolder: $0.title)) }
            + [
                group("Models", [.model], home: home(ofKind: "Models")),
                group("Architectures", [.architecture], home: home(ofKind: "Architectures")),
            ]
        self.groups = groups.filter { !$0.pages.isEmpty }
        var groupByPage: [PageID: Int] = [:]
        for (number, group) in self.groups.enumerated() {
            for page in group.pages { groupByPage[page.id] = number }
        }
        for page in site.outlines where page.kind == .rule || page.kind == .folder { groupByPage[page.id] = 0 }
        self.groupByPage = groupByPage
        pageCount = self.groups.reduce(0) { $0 + $1.pages.count }
    }

    /// The folder or kind that a page belongs to; none for overviews.
    func group(of outline: PageOutline) -> Group? {
        guard let number = groupByPage[outline.id], number > 0 else { return nil }
        return groups[number]
    }

    /// What the template shows.
    func sections(for outline: PageOutline, address: (Destination) -> String) -> [TemplateValue] {
        let current = groupByPage[outline.id]
        return shownGroups(around: current).map { number in
            let group = groups[number]
            let isOpen = number == current || number == 0
            let listsPages = isOpen || pageCount <= Self.smallSite
            var values: [String: TemplateValue] = [
                "title": .text(group.title),
                "isLink": .flag(!listsPages),
                "isOpen": .flag(isOpen || pageCount <= Self.tinySite),
                "count": .text("\(group.pages.count)"),
            ]
            if let home = group.home, !listsPages { values["href"] = .text(address(home)) }
            if listsPages {
                let pages = Self.shownPages(group, around: outline.id).map { page -> TemplateValue in
                    .values([
                        "title": .text(page.title),
                        "href": .text(address(.page(page.id))),
                        "isCurrent": .flag(page.id == outline.id),
                    ])
                }
                values["pages"] = .list(pages)
            }
            return .values(values)
        }
    }

    private static let tinySite = 40
    private static let smallSite = 120
    private static let groupLimit = 60
    private static let pageLimit = 120

    private func shownGroups(around current: Int?) -> [Int] {
        guard groups.count > Self.groupLimit else { return Array(groups.indices) }
        return groups.indices.filter { $0 == 0 || $0 == current || groups[$0].pages.first?.spec == nil }
    }

    private static func shownPages(_ group: Group, around current: PageID) -> ArraySlice<PageOutline> {
        guard group.pages.count > pageLimit else { return group.pages[...] }
        let position = group.pages.firstIndex { $0.id == current } ?? 0
        let start = min(max(0, position - pageLimit / 2), group.pages.count - pageLimit)
        return group.pages[start..<(start + pageLimit)]
    }
}

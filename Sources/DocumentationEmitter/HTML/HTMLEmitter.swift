import ScreenSpecTemplates

/// Pages as a site that opens from a folder, without a server or a network.
package struct HTMLEmitter: PageEmitter {
    private let site: Site
    private let addresses: RelativeAddresses
    private let drawing: any PictureDrawing
    private let earlier: EarlierPictures
    private let sidebar: Sidebar

    /// - Parameters:
    ///   - projectFolder: The project's folder as seen from that of the pages: `../..`.
    ///   - earlier: What is shown where nothing is drawn.
    package init(
        _ site: Site,
        projectFolder: String,
        drawing: any PictureDrawing,
        earlier: EarlierPictures = .none
    ) {
        self.earlier = earlier
        self.site = site
        self.drawing = drawing
        addresses = RelativeAddresses(site, projectFolder: projectFolder, suffix: ".html", indexName: "index")
        sidebar = Sidebar(site)
    }

    package func files(for page: Page) -> [EmittedPage] {
        let outline = page.outline
        let path = outline.path
        let name = addresses.fileName(of: outline)
        let earlier = earlier
        let writer = HTMLWriter(
            drawing: drawing,
            earlier: { earlier.element(captioned: $0, inPage: name) },
            address: { addresses.address(of: $0, from: path) }
        )
        let values: [String: TemplateValue] = [
            "root": .text(root(from: path)),
            "policy": .text(Self.policy),
            "site": .text(title),
            "title": .text(outline.title),
            "kind": .text(outline.kind.title),
            "isIndex": .flag(outline.kind == .index),
            "description": .text((outline.summary ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")),
            "crumbs": .list(crumbs(of: page)),
            "sections": .list(sidebar.sections(for: outline) { addresses.address(of: $0, from: path) }),
            "body": .text(writer.body(of: page)),
            "contents": .list(page.headings.filter { $0.level <= 3 }.map(contents)),
            "hasContents": .flag(page.headings.count > 1),
        ]
        let text = Templates.shared.render(.page, values)
        return [EmittedPage(path: name, spec: outline.spec, body: Array(text.utf8))]
    }

    package func sharedFiles() -> [EmittedPage] {
        [
            ("assets/style.css", StyleSheet.text),
            ("assets/theme.js", ThemeScript.text),
            ("assets/search.js", SearchScript.text),
            ("assets/search-index.js", SearchIndex.script(of: site, addresses: addresses)),
        ].map { path, text in EmittedPage(path: path, spec: nil, body: Array(text.utf8)) }
    }

    /// Nothing but the site's own files is ever loaded or run; `file:` is what browsers call those of a folder.
    private static let policy =
        "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' data: file:; "
        + "base-uri 'none'; form-action 'none'"

    private var title: String { site.outlines.first { $0.kind == .index }?.title ?? "" }

    private func root(from path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }

    private func contents(_ heading: Heading) -> TemplateValue {
        .values([
            "level": .text("\(heading.level)"), "anchor": .text(heading.anchor), "title": .text(heading.text.plainText),
        ])
    }

    private func crumbs(of page: Page) -> [TemplateValue] {
        guard page.outline.kind != .index, let index = site.outlines.first(where: { $0.kind == .index }) else {
            return []
        }
        var destinations = [(title, Destination.page(index.id))]
        if let group = sidebar.group(of: page.outline), let home = group.home {
            destinations.append((group.title, home))
        }
        return destinations.enumerated().map { number, crumb in
            .values([
                "title": .text(crumb.0),
                "href": .text(addresses.address(of: crumb.1, from: page.outline.path)),
                "first": .flag(number == 0),
                "last": .flag(number == destinations.count - 1),
            ])
        }
    }
}

extension PageOutline.Kind {
    /// What a page is, above its title.
    var title: String {
        switch self {
        case .index, .navigation, .coverage: "Overview"
        case .folder: "Folder"
        case .screen: "Screen"
        case .view: "View"
        case .model: "Model"
        case .architecture: "Architecture"
        case .rules, .rule: "Rules"
        }
    }
}

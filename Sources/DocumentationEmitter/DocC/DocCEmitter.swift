/// Pages as a catalogue for DocC: an article each, and its diagrams as images for light and dark.
package struct DocCEmitter: PageEmitter {
    private let site: Site
    private let drawing: any PictureDrawing
    private let earlier: EarlierPictures
    private let names: DocCNames
    /// Ends in `/`, or is empty where the form's folder is the catalogue.
    private let folder: String

    /// - Parameters:
    ///   - isCatalogue: Whether the form's folder is itself the catalogue, with the suffix that DocC asks for.
    ///   - earlier: What is shown where nothing is drawn.
    package init(
        _ site: Site,
        drawing: any PictureDrawing,
        isCatalogue: Bool = false,
        earlier: EarlierPictures = .none
    ) {
        self.earlier = earlier
        self.site = site
        self.drawing = drawing
        names = DocCNames(site)
        folder = isCatalogue ? "" : "Documentation.docc/"
    }

    package func files(for page: Page) -> [EmittedPage] {
        let name = names[page.outline.id]
        var images: [EmittedPage] = []
        var imageByDiagram: [String: String] = [:]
        for diagram in page.diagrams {
            let image = "\(name)--\(diagram.name)"
            let files = self.files(of: diagram, named: image, page)
            guard !files.isEmpty else { continue }
            imageByDiagram[diagram.name] = image
            images += files
        }
        if let layout = page.layout {
            for (suffix, scheme) in [("", ThemeColor.Scheme.light), ("~dark", .dark)] {
                let file = LayoutDrawing(layout).file(scheme: scheme)
                images.append(emitted("Images/\(DocCWriter.layoutImage(name))\(suffix).svg", file, page))
            }
        }
        var writer = DocCWriter(page.outline.id, names: names) { imageByDiagram[$0.name] }
        write(page, &writer)
        return [emitted("\(name).md", writer.text, page)] + images
    }

    /// The files of a picture, for light and dark; none where it is not drawn.
    private func files(of diagram: Diagram, named image: String, _ page: Page) -> [EmittedPage] {
        let schemes = [("", ThemeColor.Scheme.light), ("~dark", .dark)]
        let paths = schemes.map { "Images/\(image)\($0.0).svg" }
        if let picture = Picture(of: diagram.graph, by: drawing) {
            return zip(paths, schemes).map { path, scheme in
                emitted(path, picture.file(label: diagram.caption, scheme: scheme.1), page)
            }
        }
        guard Picture.isDrawable(diagram.graph),
            let bodies = earlier.files(paths.map { folder + $0 }, ofPage: "\(folder)\(names[page.outline.id]).md")
        else { return [] }
        return zip(paths, bodies).map { EmittedPage(path: folder + $0, spec: page.outline.spec, body: $1) }
    }

    private func emitted(_ path: String, _ text: String, _ page: Page) -> EmittedPage {
        EmittedPage(path: folder + path, spec: page.outline.spec, body: Array(text.utf8))
    }

    private func write(_ page: Page, _ writer: inout DocCWriter) {
        writer.writeTitle(page.outline.title)
        switch page.outline.kind {
        case .index:
            writer.writeTechnologyRoot()
            if let introduction = page.blocks.first { writer.write(introduction) }
            writer.writeTopics(topics)
        case .rules:
            for block in page.blocks { writer.write(block) }
            writer.writeTopics([("All rules", pages(.rule))])
        default:
            for block in page.blocks { writer.write(block) }
        }
    }

    // MARK: The landing page

    /// DocC shows what belongs together as links with summaries, which are the tables of other forms.
    private var topics: [(title: String, pages: [PageID])] {
        let components = site.outlines.filter { $0.kind == .screen || $0.kind == .view }
        return [("Overview", pages(.navigation) + pages(.coverage) + pages(.rules) + pages(.folder))]
            + PageGroup.groups(of: components).map { ($0.title, $0.pages.map(\.id)) }
            + [("Models", pages(.model)), ("Architectures", pages(.architecture))]
    }

    private func pages(_ kind: PageOutline.Kind) -> [PageID] {
        site.outlines.filter { $0.kind == kind }.map(\.id)
    }
}

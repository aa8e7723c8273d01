/// Pages as GitHub-flavoured Markdown, for people who read them in a repository browser.
package struct MarkdownEmitter: PageEmitter {
    private let site: Site
    private let addresses: RelativeAddresses

    /// - Parameter projectFolder: The project's folder as seen from that of the pages: `../..`.
    package init(_ site: Site, projectFolder: String) {
        self.site = site
        addresses = RelativeAddresses(site, projectFolder: projectFolder, suffix: ".md", indexName: "README")
    }

    package func files(for page: Page) -> [EmittedPage] {
        var writer = MarkdownWriter(from: page.outline.path, addresses: addresses)
        writer.writeTitle(page.outline.title)
        for block in page.blocks { writer.write(block) }
        let path = addresses.fileName(of: page.outline)
        let emitted = EmittedPage(path: path, spec: page.outline.spec, body: writer.bytes)
        guard let layout = page.layout else { return [emitted] }
        let picture = LayoutDrawing(layout).file(scheme: nil)
        return [
            emitted, EmittedPage(path: page.outline.path + ".svg", spec: page.outline.spec, body: Array(picture.utf8)),
        ]
    }
}

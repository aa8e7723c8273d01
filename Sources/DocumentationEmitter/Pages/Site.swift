import ArchitectureRules
import ScreenModel

/// All pages of a documentation. Each is built when it is asked for, so that only those that are being written are in
/// memory at a time.
package struct Site: Sendable {
    let content: SiteContent

    /// - Parameter mapping: How to use several threads.
    package init(
        _ project: DocumentedProject,
        mapping: ParallelMapping<[PageID]> = { $0.map($1) }
    ) {
        content = SiteContent(project, mapping: mapping)
    }

    /// In the order in which a reader would leaf through them.
    package var outlines: [PageOutline] { content.outlines }

    package func outline(_ page: PageID) -> PageOutline {
        content.outlines[page.index]
    }

    package func page(_ id: PageID) -> Page {
        let outline = content.outlines[id.index]
        var page = Page(outline)
        switch content.subjects[id.index] {
        case .component(let number, let place):
            var builder = ComponentPage(content, outline, number, place)
            page.blocks = builder.build()
        case .index: page.blocks = IndexPage(content, outline).build()
        default: page.blocks = []
        }
        return page
    }
}

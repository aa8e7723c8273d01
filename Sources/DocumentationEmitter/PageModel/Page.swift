/// One page, free of any form.
package struct Page: Sendable {
    package let outline: PageOutline
    package var blocks: [Block]

    package init(_ outline: PageOutline, blocks: [Block] = []) {
        self.outline = outline
        self.blocks = blocks
    }

    package var headings: [Heading] {
        blocks.compactMap { block in
            guard case .heading(let heading) = block else { return nil }
            return heading
        }
    }

    package var diagrams: [Diagram] {
        blocks.compactMap { block in
            guard case .diagram(let diagram) = block else { return nil }
            return diagram
        }
    }

    package var layout: LayoutPicture? {
        blocks.lazy.compactMap { block in
            guard case .layout(let picture) = block else { return nil }
            return picture
        }.first
    }
}

/// What is known of a page before it is built: enough for navigation, links and search.
package struct PageOutline: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case index
        case navigation
        case coverage
        /// A folder of an app that is too large for one page.
        case folder
        case screen
        case view
        case model
        case architecture
        case rules
        case rule
    }

    package var id: PageID
    package var kind: Kind
    /// Relative to the site, without a suffix, with `/` between its parts: `screens/Login`. No two differ only in case.
    package var path: String
    package var title: String
    /// As the spec has it.
    package var summary: String?
    /// The module, where the project has several.
    package var module: String?
    /// The spec that the page is made from; `nil` where it is made from all.
    package var spec: String?
    /// Where the spec declares it.
    package var source: SourceLocation?

    package init(_ kind: Kind, id: PageID, path: String, title: String, summary: String? = nil) {
        self.kind = kind
        self.id = id
        self.path = path
        self.title = title
        self.summary = summary
    }
}

/// Where a link leads.
package enum Destination: Hashable, Sendable {
    /// A page of the site, or a heading on it.
    case page(PageID, anchor: String? = nil)
    /// A line of a spec.
    case source(SourceLocation)

    package var page: PageID? {
        guard case .page(let page, _) = self else { return nil }
        return page
    }
}

/// A page, as its position among the outlines of its site.
package struct PageID: Hashable, Sendable, Comparable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (left: PageID, right: PageID) -> Bool {
        left.index < right.index
    }
}

/// A line of a file of the project.
package struct SourceLocation: Hashable, Sendable {
    /// Relative to the project's folder, with `/` between its parts.
    package var path: String
    /// From 1.
    package var line: Int
}

/// A part of a page that stands by itself.
package enum Block: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case table(Table)
    case list([ListItem])
    case code(CodeBlock)
    case diagram(Diagram)
    case layout(LayoutPicture)
    /// Layouts of other pages, small; of forms that draw in their pages alone.
    case gallery([SmallLayout])
    case callout(Callout)
}

package struct Heading: Hashable, Sendable {
    /// From 2; 1 is the title of the page.
    package var level: Int
    package var text: [Inline]
    /// What links name; unique on its page, and what GitHub makes of the text.
    package var anchor: String

    package init(level: Int, text: [Inline], anchor: String) {
        self.level = level
        self.text = text
        self.anchor = anchor
    }
}

package struct Table: Hashable, Sendable {
    package typealias Cell = [Inline]

    package var columns: [String]
    /// Each as long as `columns`; the first cell names its row.
    package var rows: [[Cell]]
    /// What links name, one for each row; empty where no link leads to a row.
    package var anchors: [String]

    package init(_ columns: [String], rows: [[Cell]] = [], anchors: [String] = []) {
        self.columns = columns
        self.rows = rows
        self.anchors = anchors
    }
}

package struct ListItem: Hashable, Sendable {
    package var text: [Inline]
    package var children: [ListItem]

    package init(_ text: [Inline], children: [ListItem] = []) {
        self.text = text
        self.children = children
    }
}

package struct CodeBlock: Hashable, Sendable {
    package enum Language: String, Hashable, Sendable {
        case swift
        case yaml
        case text
    }

    package var language: Language
    /// Lines, each with its line break.
    package var text: String

    package init(_ language: Language, _ text: String) {
        self.language = language
        self.text = text
    }
}

/// A picture of a graph.
package struct Diagram: Hashable, Sendable {
    /// Unique on its page, and fit for a file name: `channels`.
    package var name: String
    /// The picture in words: its caption, and the first thing that a screen reader says.
    package var caption: String
    package var graph: Graph

    /// What the picture says, for forms and machines that cannot draw it.
    package var fallback: [ListItem] { graph.sentences }
}

package struct Callout: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case note
        case warning
    }

    package var kind: Kind
    package var text: [Inline]

    package init(_ kind: Kind, _ text: [Inline]) {
        self.kind = kind
        self.text = text
    }
}

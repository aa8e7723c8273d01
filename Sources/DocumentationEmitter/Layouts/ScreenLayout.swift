/// A view as a document of Interface Builder lays it out: boxes on a screen, in points.
package struct ScreenLayout: Hashable, Sendable {
    package struct Box: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        package var kind: Kind
        /// What people read in it.
        package var text: String
        /// The subview that it is, where the view has a name for it.
        package var name: String?
        package var isHidden: Bool

        package init(
            x: Double,
            y: Double,
            width: Double,
            height: Double,
            kind: Kind,
            text: String = "",
            name: String? = nil,
            isHidden: Bool = false
        ) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            self.kind = kind
            self.text = text
            self.name = name
            self.isHidden = isHidden
        }
    }

    /// How a box is drawn.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case group, label, button, field, control, image, list, cell, bar, page
    }

    package var width: Double
    package var height: Double
    /// Outer ones before those inside them.
    package var boxes: [Box]
    /// The document: `Main.storyboard`.
    package var source: String

    package init(width: Double, height: Double, boxes: [Box], source: String) {
        self.width = width
        self.height = height
        self.boxes = boxes
        self.source = source
    }
}

/// A layout on a page.
package struct LayoutPicture: Hashable, Sendable {
    package var layout: ScreenLayout
    /// The picture in words: its caption, and the first thing that a screen reader says.
    package var caption: String
    /// What on the page is about a subview, by the subview's name.
    package var anchors: [String: String]

    package init(layout: ScreenLayout, caption: String, anchors: [String: String]) {
        self.layout = layout
        self.caption = caption
        self.anchors = anchors
    }

    /// What the picture says, for whoever cannot see it.
    package var fallback: [ListItem] {
        layout.boxes.filter { !$0.text.isEmpty || $0.name != nil }.map { box in
            var text: [Inline] = box.name.map { [.code($0)] } ?? [.text(box.kind.rawValue)]
            if !box.text.isEmpty { text.append(.text(": \(box.text)")) }
            if box.isHidden { text.append(", hidden at first") }
            return ListItem(text)
        }
    }
}

/// The layout of another page, drawn small: a box for each view that is large enough to be seen, and no words.
package struct SmallLayout: Hashable, Sendable {
    package var page: PageID
    package var title: String
    package var layout: ScreenLayout

    /// - Parameter layout: `nil` comes of one in which nothing would be seen.
    package init?(page: PageID, title: String, layout: ScreenLayout) {
        (self.page, self.title, self.layout) = (page, title, layout)
        let smallest = max(layout.width, layout.height) * Self.smallestShare
        let visible = layout.boxes.filter { box in
            !box.isHidden && box.width >= smallest && box.height >= smallest / 2
                && (box.kind != .label || !box.text.isEmpty)
        }
        guard visible.count > 1 else { return nil }
        self.layout.boxes = visible.prefix(Self.boxLimit).map { box in
            var box = box
            if box.kind == .label {
                // A bar in place of its words.
                let length = min(box.width, Double(box.text.count) * Self.letterWidth)
                let height = min(box.height, Self.barHeight)
                (box.y, box.width, box.height) = (box.y + (box.height - height) / 2, length, height)
            }
            (box.text, box.name) = ("", nil)
            return box
        }
    }

    private static let smallestShare = 0.03
    private static let boxLimit = 40
    private static let letterWidth = 8.0
    private static let barHeight = 10.0
}

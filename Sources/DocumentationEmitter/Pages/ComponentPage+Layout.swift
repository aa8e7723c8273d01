import ScreenModel

extension ComponentPage {
    /// What a document lays out for the view.
    var layout: ScreenLayout? {
        content.project.layouts.layout(
            of: component.viewType,
            module: content.project.programs[place.module].program.module
        )
    }

    /// The view as a document lays it out, each subview linked to its row.
    mutating func addLayout() {
        guard let layout else { return }
        page.heading(2, "Layout")
        let subviews = usesView ? [] : declaration.subviews.map(\.name.text)
        page.append(
            .layout(
                LayoutPicture(
                    layout: layout,
                    caption: "\(component.viewType), as '\(layout.source)' lays it out",
                    anchors: Dictionary(
                        subviews.map { ($0, Self.anchor(ofSubview: $0)) },
                        uniquingKeysWith: { first, _ in first }
                    )
                )
            )
        )
    }

    static func anchor(ofSubview name: String) -> String { "subview-\(name)" }
}

/// The layouts of views, by their classes.
package struct DocumentedLayouts: Sendable {
    private var layouts: [Key: ScreenLayout] = [:]

    private struct Key: Hashable {
        let name: String
        /// `nil` where the project is one module.
        let module: String?
    }

    package init() {}

    package mutating func add(_ layout: ScreenLayout, ofClass name: String, module: String?) {
        layouts[Key(name: name, module: module)] = layout
    }

    func layout(of name: String, module: String?) -> ScreenLayout? {
        layouts[Key(name: name, module: module)]
    }
}

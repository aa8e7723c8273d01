import ScreenModel

/// The names of a module that "did you mean" chooses from: those of all its files, whichever of them a table was made of.
package struct ModuleNames: Hashable, Sendable {
    /// In any order, and some of them more than once.
    package var types: [String] = []
    /// In the order of the files.
    package var screens: [String] = []
    package var views: [String] = []

    package init(types: [String] = [], screens: [String] = [], views: [String] = []) {
        self.types = types
        self.screens = screens
        self.views = views
    }

    /// The names that some documents make or describe.
    package init(_ outlines: some Sequence<ComponentOutline>, models: some Sequence<Model>) {
        types = models.map(\.name.text)
        for outline in outlines {
            types += outline.typeNames
            if outline.declaration.isScreen {
                screens.append(outline.declaration.name.text)
            } else {
                views.append(outline.declaration.name.text)
            }
        }
    }

    package mutating func append(_ other: ModuleNames) {
        types += other.types
        screens += other.screens
        views += other.views
    }
}

extension ComponentOutline {
    /// The types that a table knows by this component.
    fileprivate var typeNames: [String] {
        var names = [viewType] + roles.compactMap { $0.isView ? nil : $0.type }
        if let content { names.append(content.declaration.type == nil ? content.fullTypeName : content.typeName) }
        if hasClosures { names.append("\(viewType).Actions") }
        if let delegateName { names.append(delegateName) }
        return names + channelProtocols.values.sorted()
    }
}

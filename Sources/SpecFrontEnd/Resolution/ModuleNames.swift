import ScreenModel

/// The names of a module that "did you mean" chooses from: those of all its files, whichever of them a table was made of.
package struct ModuleNames: Hashable, Sendable {
    /// In any order, and some of them more than once.
    package var types = NameList()
    /// In the order of the files.
    package var screens = NameList()
    package var views = NameList()

    package init(types: NameList = NameList(), screens: NameList = NameList(), views: NameList = NameList()) {
        self.types = types
        self.screens = screens
        self.views = views
    }

    /// The names that some documents make or describe.
    package init(_ outlines: some Sequence<ComponentOutline>, of file: ParsedFile) {
        types = NameList(file.models.map(\.name.text))
        types.append(NameList(file.architectures.flatMap(SharedProtocol.all).map(\.name.text)))
        for outline in outlines {
            types.append(NameList(outline.typeNames))
            if outline.isScreen {
                screens.append(outline.declaration.name.text)
            } else {
                views.append(outline.declaration.name.text)
            }
        }
    }

    package mutating func append(_ other: ModuleNames) {
        types.append(other.types)
        screens.append(other.screens)
        views.append(other.views)
    }
}

/// Names in one text, a line each: those of all files are remembered, and hardly ever asked for.
package struct NameList: Hashable, Sendable {
    package private(set) var text = ""

    package init(text: String = "") {
        self.text = text
    }

    package init(_ names: some Sequence<String>) {
        for name in names { append(name) }
    }

    package var names: [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    package mutating func append(_ name: String) {
        text += name
        text += "\n"
    }

    package mutating func append(_ other: NameList) {
        text += other.text
    }
}

extension ComponentOutline {
    /// The types that a table knows by this component.
    fileprivate var typeNames: [String] {
        var names = [viewType] + roles.compactMap { $0.isView ? nil : $0.type }
        names += contents.map { $0.declaration.type == nil ? $0.fullTypeName : $0.typeName }
        if hasClosures { names.append("\(viewType).Actions") }
        if let declaredDelegateName { names.append(declaredDelegateName) }
        return names + channelProtocols.values.sorted()
    }
}

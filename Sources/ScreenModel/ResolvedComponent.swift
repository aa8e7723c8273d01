/// A view or screen whose names are resolved: its declaration, and what follows from it.
package struct Component: Hashable, Sendable, Encodable {
    package var declaration: ComponentDeclaration
    /// The class that is the view: `ProductCell`, `JogsViewController`.
    package var viewType: String
    package var superclass: TypeReference
    /// The architecture's name; `nil` for a view.
    package var architecture: String?
    /// The types that play the architecture's roles, in its order; empty for a view.
    package var roles: [RolePlayer] = []
    package var content: Content?
    /// The view models after the first.
    package var furtherContents: [Content] = []
    /// Protocols to generate, in the order of the document; those without members are left out.
    package var interfaces: [Interface] = []
    /// Getters that save a downcast: `homeControllerView` of `HomeController`.
    package var accessors: [Accessor] = []
    package var access: AccessLevel
    /// The view document whose view part this screen takes.
    package var uses: String?
    /// By which tests of the user interface find its parts, where the project asks for them.
    package var identifiers: AccessibilityIdentifiers?
    /// How previews make it, where the project asks for them and the spec tells enough.
    package var preview: Preview?
    /// Whether Swift is written, after the document's, the folder's and the project's word.
    package var generates: Bool

    package init(declaration: ComponentDeclaration, viewType: String, superclass: TypeReference, access: AccessLevel) {
        self.declaration = declaration
        self.viewType = viewType
        self.superclass = superclass
        self.access = access
        generates = declaration.generates ?? true
    }

    package var name: String { declaration.name.text }

    /// All that it shows, in the order of its document.
    package var contents: [Content] { (content.map { [$0] } ?? []) + furtherContents }

    package func interface(ofChannel channel: String) -> Interface? {
        interfaces.first { $0.channels.contains(channel) }
    }

    package func player(ofRole role: String) -> RolePlayer? {
        roles.first { $0.role == role }
    }
}

/// The type that plays a role in one screen.
package struct RolePlayer: Hashable, Sendable, Encodable {
    package var role: String
    /// `nil` for a role outside: any type.
    package var type: String?
    package var isView: Bool

    package init(role: String, type: String?, isView: Bool) {
        self.role = role
        self.type = type
        self.isView = isView
    }
}

/// What a view shows, with the Swift type that holds it.
package struct Content: Hashable, Sendable, Encodable {
    package var declaration: ContentDeclaration
    /// `ViewModel`, `JogsViewModel`, `PreviewViewDataSource`.
    package var typeName: String
    /// The type that it is nested in: `ProductCell`.
    package var enclosingType: String?
    package var conformances = Conformances()
    /// All examples that there are, those that are made up too.
    package var exampleValues: [Example] = []
    /// Whether all of them can be shared by all threads.
    package var hasSharedExamples = false
    package var access: AccessLevel
    package var generates: Bool

    package init(declaration: ContentDeclaration, typeName: String, enclosingType: String?, access: AccessLevel) {
        self.declaration = declaration
        self.typeName = typeName
        self.enclosingType = enclosingType
        self.access = access
        generates = declaration.generates ?? true
    }

    /// `ProductCell.ViewModel`, as other places write it.
    package var fullTypeName: String {
        enclosingType.map { "\($0).\(typeName)" } ?? typeName
    }
}

extension [Content] {
    /// Those that are parts of no other one of them.
    package var outermost: [Content] {
        count < 2 ? self : filter { content in !contains { content.isNested(in: $0) } }
    }
}

extension Content {
    package func isNested(in other: Content) -> Bool {
        enclosingType.map { $0 == other.fullTypeName || $0.hasPrefix("\(other.fullTypeName).") } ?? false
    }
}

/// A typed getter for the view that a controller holds.
package struct Accessor: Hashable, Sendable, Encodable {
    /// The class that gets it: `HomeController`.
    package var owner: String
    /// `homeControllerView`.
    package var name: String
    /// The property that it casts: `controllerView`.
    package var source: String
    package var type: String

    package init(owner: String, name: String, source: String, type: String) {
        self.owner = owner
        self.name = name
        self.source = source
        self.type = type
    }
}

/// A domain type that view models are made from: one that the app has, or one that is generated.
package struct Model: Hashable, Sendable, Encodable {
    /// The name, with the types that it is nested in: `CreateOrder.Request`.
    package var name: Name
    package var summary: String?
    package var generates = false
    package var access: AccessLevel?
    package var properties: [StoredProperty] = []
    package var cases: [EnumCase] = []
    package var isEnum = false
    /// In place of what is stored: makes it a protocol.
    package var requirements: [Member]?
    package var settable: Settability?
    package var methods: [Member] = []
    package var complete: Located<Bool>?
    /// `conforms:`, what the app's type is known to be, or what a generated one is to be.
    package var conforms: [Name]?
    package var examples: [ExampleDeclaration] = []
    /// All that there are, those that are made up too; known once types are resolved.
    package var exampleValues: [Example] = []
    /// Whether all of them can be shared by all threads.
    package var hasSharedExamples = false
    /// What the generated type conforms to; known once types are resolved.
    package var conformances = Conformances()

    package init(name: Name) {
        self.name = name
    }
}

/// What a generated type conforms to, and what kept it from more.
package struct Conformances: Hashable, Sendable, Encodable {
    /// In the order in which they are written.
    package var names: [String]
    package var obstacles: [Obstacle]

    package init(names: [String] = [], obstacles: [Obstacle] = []) {
        self.names = names
        self.obstacles = obstacles
    }

    /// `image` is a `UIView`, which is not `Sendable`.
    package struct Obstacle: Hashable, Sendable, Encodable {
        package var conformance: String
        package var property: String
        package var type: String

        package init(conformance: String, property: String, type: String) {
            self.conformance = conformance
            self.property = property
            self.type = type
        }
    }
}

import ScreenSpecDiagnostics

/// What a view shows: the `viewModel` or `dataSource` of a document, as declared.
package struct ContentDeclaration: Hashable, Sendable, Encodable {
    package enum Kind: String, Hashable, Sendable, Encodable {
        case viewModel
        case dataSource
    }

    package enum Style: String, Hashable, Sendable, Encodable, CaseIterable {
        case `struct`
        case `protocol`
    }

    package var kind: Kind
    package var style: Style = .struct
    /// The place of the key.
    package var range: SourceRange
    /// Of one among `viewModels`: the type's name, with those that it is nested in.
    package var listedName: Name?
    /// `name:`, which renames what is generated.
    package var name: Name?
    /// `type:`, a type that the app already has.
    package var type: TypeReference?
    package var summary: String?
    /// `nil` where it is left to the document and the project.
    package var generates: Bool?
    package var properties: [StoredProperty] = []
    package var cases: [EnumCase] = []
    package var isEnum = false
    package var derived: [DerivedProperty] = []
    package var initializers: [ViewModelInitializer] = []
    package var examples: [ExampleDeclaration] = []
    package var access: AccessLevel?
    package var settable: Settability?
    package var methods: [Member] = []
    package var complete: Located<Bool>?

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// Where it stands in its document: `viewModel`, or `viewModels.Header`.
    package var section: String {
        listedName.map { "viewModels.\($0.text)" } ?? kind.rawValue
    }
}

/// `price: {type: Double, summary: …, default: 0}`.
package struct StoredProperty: Hashable, Sendable, Encodable {
    package var name: Name
    package var type: TypeReference = .invalid
    package var summary: String?
    package var defaultValue: SwiftExpression?
    /// Who can set it; `nil` is what its type says.
    package var settable: Settability?

    package init(name: Name) {
        self.name = name
    }
}

/// Who can set a property.
package enum Settability: String, Hashable, Sendable, Encodable {
    /// Everybody who sees it.
    case all = "true"
    case none = "false"
    /// The type itself.
    case own = "private"
}

/// `failed: {message: String}`, of an enum view model or a model.
package struct EnumCase: Hashable, Sendable, Encodable {
    package var name: Name
    package var payload: [Payload] = []

    package init(name: Name) {
        self.name = name
    }

    /// `message: String`, or `_ value: String` without a label.
    package struct Payload: Hashable, Sendable, Encodable {
        /// `nil` where the payload has no label in Swift.
        package var label: String?
        /// The name by which the spec refers to it: the label, or the name behind `_`.
        package var name: Name
        package var type: TypeReference

        package init(label: String?, name: Name, type: TypeReference) {
            self.label = label
            self.name = name
            self.type = type
        }
    }
}

/// A property that is computed from others and never stored.
package struct DerivedProperty: Hashable, Sendable, Encodable {
    package var name: Name
    package var type: TypeReference = .invalid
    package var summary: String?
    package var value: Value

    package init(name: Name) {
        self.name = name
        value = .expression(SwiftExpression(text: "", at: .none, names: []))
    }

    package enum Value: Hashable, Sendable, Encodable {
        case format(Format)
        case expression(SwiftExpression)

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .format(let format): try container.encode(format, forKey: .format)
            case .expression(let expression): try container.encode(expression, forKey: .swift)
            }
        }

        private enum CodingKeys: CodingKey {
            case format, swift
        }
    }
}

/// How a derived property spells another one for people.
package struct Format: Hashable, Sendable, Encodable {
    package enum Style: String, Hashable, Sendable, CaseIterable, Encodable {
        case currency
        case number
        case percent
        case date
        case relativeDate
        case byteCount
        case duration
        case list
    }

    package var style: Style
    /// The property that is formatted.
    package var property: Name
    /// Of `currency`: an ISO code, or a `String` property that holds one.
    package var code: CurrencyCode?
    /// The type of the property that is formatted; known once names are resolved.
    package var operandType: SwiftType = .invalid

    package init(style: Style, property: Name, code: CurrencyCode? = nil) {
        self.style = style
        self.property = property
        self.code = code
    }

    package enum CurrencyCode: Hashable, Sendable, Encodable {
        case iso(Name)
        case property(Name)

        package var name: Name {
            switch self {
            case .iso(let name), .property(let name): name
            }
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }
    }
}

/// A Swift expression, taken as written after it was lexed.
package struct SwiftExpression: Hashable, Sendable, Encodable {
    package var text: String
    package var range: SourceRange
    /// The identifiers that it names at the start of a path, in order and once each: `product` of `product.stock`. Then
    /// those that stand where only types do, `Jog` in `as? Jog`.
    package var names: [String]
    /// Those of the names that stand only in what was taken as text: some may be declared there.
    package var words: Set<String>

    package init(text: String, at range: SourceRange, names: [String], words: [String] = []) {
        self.text = text
        self.range = range
        let read = Set(names)
        self.words = Set(words.filter { !read.contains($0) })
        self.names = names + words.filter { !read.contains($0) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// `from: {product: Product}` with what sets each property.
package struct ViewModelInitializer: Hashable, Sendable, Encodable {
    /// The place of the whole entry.
    package var range: SourceRange
    package var summary: String?
    package var parameters: [Parameter] = []
    package var assignments: [Assignment] = []
    /// The team writes the body by hand; nothing is generated.
    package var isCustom = false

    package init(at range: SourceRange) {
        self.range = range
    }

    package struct Assignment: Hashable, Sendable, Encodable {
        package var property: Name
        package var value: Value

        package init(property: Name, value: Value) {
            self.property = property
            self.value = value
        }
    }

    package enum Value: Hashable, Sendable, Encodable {
        /// `product.photo`.
        case path(Name)
        case expression(SwiftExpression)

        package func encode(to encoder: any Encoder) throws {
            switch self {
            case .path(let path):
                var container = encoder.singleValueContainer()
                try container.encode(path)
            case .expression(let expression):
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(expression, forKey: .swift)
            }
        }

        private enum CodingKeys: CodingKey {
            case swift
        }
    }
}

import ScreenSpecDiagnostics

/// `empty: {name: "", jogs: []}`: a value of a view model or a model, as its spec writes it.
package struct ExampleDeclaration: Hashable, Sendable, Encodable {
    package var name: Name
    package var value: WrittenValue

    package init(name: Name, value: WrittenValue) {
        self.name = name
        self.value = value
    }
}

/// A value before it is held against a type, which alone says what `12` or `[]` stands for.
package indirect enum WrittenValue: Hashable, Sendable {
    /// - Parameter isPlain: Whether it has no quotes, and so may be a number, a name or a date.
    case scalar(Name, isPlain: Bool)
    case null(SourceRange)
    case list([WrittenValue], SourceRange)
    case mapping([Entry], SourceRange)
    /// `{swift: EXPR}`.
    case swift(SwiftExpression)
    /// What can't be read was reported.
    case invalid(SourceRange)

    package struct Entry: Hashable, Sendable {
        package var key: Name
        package var value: WrittenValue

        package init(key: Name, value: WrittenValue) {
            self.key = key
            self.value = value
        }
    }

    package var range: SourceRange {
        switch self {
        case .scalar(let name, _): name.range
        case .swift(let expression): expression.range
        case .null(let range), .list(_, let range), .mapping(_, let range), .invalid(let range): range
        }
    }
}

extension WrittenValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .scalar(let name, _):
            var container = encoder.singleValueContainer()
            try container.encode(name.text)
        case .null, .invalid:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .list(let elements, _):
            var container = encoder.singleValueContainer()
            try container.encode(elements)
        case .mapping(let entries, _):
            var container = encoder.container(keyedBy: EntryKey.self)
            for entry in entries { try container.encode(entry.value, forKey: EntryKey(stringValue: entry.key.text)) }
        case .swift(let expression):
            var container = encoder.container(keyedBy: EntryKey.self)
            try container.encode(expression, forKey: EntryKey(stringValue: "swift"))
        }
    }

    private struct EntryKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// A value that previews, tests and pages show: one that a spec writes, or one that was made up.
package struct Example: Hashable, Sendable, Encodable {
    /// As Swift calls it: `empty`, `loadingExample`.
    package var name: String
    package var value: ExampleValue
    /// What it is made up for, as a sentence; `nil` where a spec has written it.
    package var madeUpFor: String?
    package var origin: SourceRange

    package init(name: String, value: ExampleValue, madeUpFor: String? = nil, origin: SourceRange) {
        self.name = name
        self.value = value
        self.madeUpFor = madeUpFor
        self.origin = origin
    }

    private enum CodingKeys: CodingKey {
        case name, value, madeUpFor
    }
}

/// A value of a type that is known, as Swift writes it.
package indirect enum ExampleValue: Hashable, Sendable {
    /// A literal, or what stands for one: `"Anna"`, `nil`, `Date(timeIntervalSince1970: 0)`.
    ///
    /// - Parameter shown: What people read in its place.
    case literal(String, shown: String? = nil)
    case expression(SwiftExpression)
    /// `Jog.first`, an example of another type.
    case reference(type: String, name: String)
    case list([ExampleValue])
    case dictionary([Pair])
    /// `Jog(date: …)`, `JogsViewModel.failed(message: …)`; a tuple has no callee.
    case call(String, [Argument])

    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// The property or payload that gets it.
        package var name: String
        package var value: ExampleValue

        package init(label: String?, name: String, value: ExampleValue) {
            self.label = label
            self.name = name
            self.value = value
        }
    }

    package struct Pair: Hashable, Sendable {
        package var key: ExampleValue
        package var value: ExampleValue

        package init(key: ExampleValue, value: ExampleValue) {
            self.key = key
            self.value = value
        }
    }

    /// On one line, as people read it.
    package var shown: String { text { $1 ?? $0 } }

    /// On one line, as Swift has it.
    package var swift: String { text { swift, _ in swift } }

    private func text(_ literal: (_ swift: String, _ shown: String?) -> String) -> String {
        switch self {
        case .literal(let swift, let shown): return literal(swift, shown)
        case .expression(let expression): return expression.text
        case .reference(let type, let name): return "\(SwiftName.typePath(type)).\(SwiftName.escapedMember(name))"
        case .list(let elements): return "[\(elements.map { $0.text(literal) }.joined(separator: ", "))]"
        case .dictionary(let pairs):
            guard !pairs.isEmpty else { return "[:]" }
            return "[\(pairs.map { "\($0.key.text(literal)): \($0.value.text(literal))" }.joined(separator: ", "))]"
        case .call(let callee, let arguments):
            let texts = arguments.map { $0.head + $0.value.text(literal) }
            return "\(callee)(\(texts.joined(separator: ", ")))"
        }
    }
}

extension ExampleValue.Argument {
    /// `title: `, with its space; empty without a label.
    package var head: String { label.map { "\(SwiftName.escapedLabel($0)): " } ?? "" }
}

extension ExampleValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(swift)
    }
}

/// How examples are written.
package struct ExampleSettings: Hashable, Sendable, Encodable {
    /// The module that the types are in, for tests to import.
    package var module: String?
    /// Whether the app has them, with previews of its views.
    package var hasPreviews: Bool

    package init(module: String? = nil, hasPreviews: Bool = false) {
        self.module = module
        self.hasPreviews = hasPreviews
    }
}

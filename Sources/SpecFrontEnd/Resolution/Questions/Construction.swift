import ScreenModel

/// How a value of a type that specs know is made, and which examples of it there are.
struct Construction: Sendable {
    /// A property, or a payload of a case.
    struct Part: Sendable {
        /// `nil` where Swift wants none.
        let label: String?
        let name: String
        let type: SwiftType
        let hasDefault: Bool
    }

    struct Case: Sendable {
        let name: String
        let parts: [Part]
    }

    enum Form: Sendable {
        case structure([Part])
        case cases([Case])
    }

    struct Example: Sendable {
        let name: String
        let swiftName: String
        /// What may be examples of other types in it: `Jog.first`.
        let references: [String]
    }

    let form: Form
    /// Whether all that the type stores stands in its spec.
    let isGenerated: Bool
    let examples: [Example]

    /// The example of a name; `example` is the first one where none is called that.
    func example(_ name: String) -> Example? {
        examples.first { $0.name == name } ?? (name == Self.first ? examples.first : nil)
    }

    /// `Jog.example`.
    static let first = "example"

    var parts: [Part] {
        switch form {
        case .structure(let parts): parts
        case .cases(let cases): cases.flatMap(\.parts)
        }
    }
}

extension Construction {
    /// - Parameter full: Writes a document's own short names of types in full.
    init(_ content: ContentDeclaration, isGenerated: Bool, full: (SwiftType) -> SwiftType) {
        self.init(
            form: content.isEnum ? .cases(content.cases, full) : .structure(content.properties, full),
            isGenerated: isGenerated,
            examples: content.examples.map { Example($0, content.cases, full) }
        )
    }

    init(_ model: Model) {
        self.init(
            form: model.isEnum ? .cases(model.cases) { $0 } : .structure(model.properties) { $0 },
            isGenerated: model.generates,
            examples: model.examples.map { Example($0, model.cases) { $0 } }
        )
    }
}

extension Construction.Form {
    fileprivate static func cases(_ cases: [EnumCase], _ full: (SwiftType) -> SwiftType) -> Self {
        .cases(
            cases.map { enumCase in
                Construction.Case(
                    name: enumCase.name.text,
                    parts: enumCase.payload.map {
                        Construction.Part(
                            label: $0.label,
                            name: $0.name.text,
                            type: full($0.type.type),
                            hasDefault: false
                        )
                    }
                )
            }
        )
    }

    fileprivate static func structure(_ properties: [StoredProperty], _ full: (SwiftType) -> SwiftType) -> Self {
        .structure(
            properties.map {
                Construction.Part(
                    label: $0.name.text,
                    name: $0.name.text,
                    type: full($0.type.type),
                    hasDefault: $0.defaultValue != nil
                )
            }
        )
    }
}

extension Construction.Example {
    fileprivate init(_ example: ExampleDeclaration, _ cases: [EnumCase], _ full: (SwiftType) -> SwiftType) {
        self.init(
            name: example.name.text,
            swiftName: example.swiftName(besides: cases.map(\.name.text)),
            references: example.value.possibleReferences.map { reference in
                guard let (type, name) = ExampleReference.parts(of: reference) else { return reference }
                return "\(full(.named(type))).\(name)"
            }
        )
    }
}

extension ExampleDeclaration {
    /// A static property can't have the name of a case.
    func swiftName(besides cases: [String]) -> String {
        cases.contains(name.text) ? "\(name.text)Example" : name.text
    }
}

/// `Jog.first`: a type, and the name of an example of it.
enum ExampleReference {
    /// `nil` for what can't be one.
    static func parts(of text: String) -> (type: String, name: String)? {
        guard let first = text.first, first.isLetter, first.isUppercase,
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
            let dot = text.lastIndex(of: ".")
        else { return nil }
        let name = text[text.index(after: dot)...]
        guard let start = name.first, !start.isNumber, !text[..<dot].hasSuffix(".") else { return nil }
        return (String(text[..<dot]), String(name))
    }
}

extension WrittenValue {
    fileprivate var possibleReferences: [String] {
        switch self {
        case .scalar(let name, isPlain: true): ExampleReference.parts(of: name.text) == nil ? [] : [name.text]
        case .scalar, .null, .swift, .invalid: []
        case .list(let elements, _): elements.flatMap(\.possibleReferences)
        case .mapping(let entries, _): entries.flatMap(\.value.possibleReferences)
        }
    }
}

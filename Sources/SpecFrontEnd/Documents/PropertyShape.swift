import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

private let storedPropertyMapping = MappingShape<StoredProperty>(
    "a property",
    keys: [
        .required("type", .type, "The property's type.", into: \.type),
        .optional("summary", .summary, "What it holds, for doc comments and pages.", into: \.summary),
        .optional(
            "default",
            .expression,
            "A Swift expression: the value unless the initializer is given one.",
            into: \.defaultValue
        ),
        .optional(
            "settable",
            .settability,
            "Who can set it: true is everybody, false nobody, private the type itself.",
            default: "that of the type",
            into: \.settable
        ),
    ]
)

extension Shape where Value == Settability {
    static let settability = Shape(.alternatives([.boolean, .enumeration(["private"])])) { node, reader in
        guard let text = reader.scalarText(node, expected: "true, false or private") else { return nil }
        if let value = Settability(rawValue: text) { return value }
        reader.reportWord(text, at: node, among: ["true", "false", "private"])
        return nil
    }
}

extension Shape where Value == StoredProperty {
    static let schema = Schema.alternatives([.swiftType, storedPropertyMapping.schema])

    static func read(_ key: NodeID, _ value: NodeID, _ reader: inout SpecReader) -> StoredProperty? {
        guard let name = reader.identifier(key: key) else { return nil }
        var property = StoredProperty(name: name)
        if reader.tree.kind(of: value) == .mapping {
            _ = storedPropertyMapping.read(value, into: &property, &reader)
        } else if let type = Shape<TypeReference>.type.read(value, &reader) {
            property.type = type
        }
        return property
    }
}

extension Shape where Value == [StoredProperty] {
    static let properties = Shape.dictionary(
        "a property's name",
        Shape<StoredProperty>.schema,
        "a mapping of properties, such as {name: String}",
        entry: Shape<StoredProperty>.read
    )
}

extension Shape where Value == [EnumCase] {
    /// `failed: {message: String}`.
    static let cases = Shape.dictionary(
        "a case's name",
        .dictionary(keys: "label, or _ name", values: .swiftType),
        "a mapping of cases, such as {loading: {}, failed: {message: String}}"
    ) { key, value, reader -> EnumCase? in
        guard let name = reader.identifier(key: key) else { return nil }
        var enumCase = EnumCase(name: name)
        if reader.tree.isNull(value) { return enumCase }
        guard let parameters = Shape<[Parameter]>.payload.read(value, &reader) else { return enumCase }
        reader.checkLabels(parameters)
        enumCase.payload = parameters.map {
            EnumCase.Payload(label: $0.label, name: Name($0.name, at: $0.range), type: $0.type)
        }
        return enumCase
    }
}

extension SpecReader {
    /// Reports values of a case that have one label.
    fileprivate mutating func checkLabels(_ parameters: [Parameter]) {
        var first: [String: Parameter] = [:]
        for parameter in parameters {
            guard let label = parameter.label, let other = first.updateValue(parameter, forKey: label) else { continue }
            report(
                .duplicateName,
                at: parameter.range,
                "there are two values labelled '\(label)'",
                help: ["Give one another label."],
                notes: [Diagnostic.Note(at: other.range, "The other one is here.")]
            )
        }
    }
}

private let derivedPropertyMapping = MappingShape<DerivedDraft>(
    "a derived property",
    keys: [
        .required("type", .type, "The type of what is computed.", into: \.property.type),
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.property.summary),
        .optional(
            "format",
            .format,
            "How to spell another property for people, in the person's locale.",
            into: \.format
        ),
        .optional("swift", .expression, "A Swift expression over the properties.", into: \.expression),
    ]
)

extension Shape where Value == [DerivedProperty] {
    static let derived = Shape.dictionary(
        "a property's name",
        derivedPropertyMapping.schema,
        "a mapping of derived properties"
    ) {
        key,
        value,
        reader -> DerivedProperty? in
        guard let name = reader.identifier(key: key) else { return nil }
        var draft = DerivedDraft(property: DerivedProperty(name: name))
        guard derivedPropertyMapping.read(value, into: &draft, &reader) else { return nil }
        switch (draft.format, draft.expression) {
        case (let format?, nil): draft.property.value = .format(format)
        case (nil, let expression?): draft.property.value = .expression(expression)
        case (_?, _?):
            reader.report(
                .conflictingKeys,
                at: name.range,
                "'\(name.text)' has both 'format' and 'swift'",
                help: ["Remove one."]
            )
        case (nil, nil) where !reader.hasKey("format", "swift", in: value):
            reader.report(
                .missingKey,
                at: name.range,
                "'\(name.text)' needs 'format' or 'swift', which says how it is computed"
            )
        case (nil, nil): break
        }
        return draft.property
    }
}

private struct DerivedDraft: Sendable {
    var property: DerivedProperty
    var format: Format?
    var expression: SwiftExpression?
}

extension SpecReader {
    /// Whether a mapping has one of the keys, whatever its value, or one that is misspelt and counts as that.
    func hasKey(_ names: String..., in mapping: NodeID) -> Bool {
        guard tree.kind(of: mapping) == .mapping else { return false }
        let written = tree.entries(of: mapping).map { tree.text(of: $0.key) }
        return written.contains(where: names.contains)
            || written.contains { Spelling.closest(to: $0, among: names) != nil }
    }
}

import ScreenModel

private let interfaceUseMapping = MappingShape<InterfaceUse>(
    "an interface",
    keys: [
        .optional(
            "from",
            .path("a role, or a type's name"),
            "Who speaks by it, and has a property of it.",
            default: "anybody",
            into: \.from
        ),
        .optional(
            "to",
            .path("a role, or a type's name"),
            "Who listens, and conforms to it.",
            default: "whoever conforms to it",
            into: \.to
        ),
        .optional("reference", .word, "How the property holds it.", default: "any", into: \.reference),
    ]
)

extension Shape where Value == [InterfaceUse] {
    static let interfaceUses = Shape.dictionary(
        "a type's name",
        interfaceUseMapping.schema,
        "a mapping of types, such as {LoadingView: {from: presenter, to: view}}"
    ) { key, value, reader -> InterfaceUse? in
        guard let text = reader.scalarText(key, expected: "a type's name"),
            let name = reader.identifierPath(text, at: key)
        else { return nil }
        var use = InterfaceUse(TypeReference(.named(name.text), at: name.range))
        guard interfaceUseMapping.read(value, into: &use, &reader) else { return nil }
        if use.from == nil, use.to == nil {
            reader.report(
                .missingKey,
                at: name.range,
                "'\(name.text)' needs 'from', who speaks by it, or 'to', who listens",
                help: ["Name a role or a type; of the class that the document describes, 'view'."]
            )
        }
        if use.from == nil, use.reference != nil {
            reader.report(
                .conflictingKeys,
                at: name.range,
                "'reference' says how whoever speaks holds '\(name.text)', and nobody is named",
                help: ["Add 'from', or remove 'reference'."]
            )
        }
        return use
    }
}

import ScreenModel
import YAMLTree

extension MappingShape where Root == ContentDeclaration {
    private static let shared: [Key<Root>] = [
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.summary),
        .optional(
            "properties",
            .properties,
            "What is stored: a type, or type, summary and default.",
            into: \.properties
        ),
        .settable, .methods, .complete,
        .optional("name", .identifier("a type's name"), "Renames the type.", into: \.name),
        .optional("type", .type, "A type that the app already has; nothing is generated.", into: \.type),
        .optional("access", .word, "Who may see it.", default: "that of the document", into: \.access),
        .optional(
            "generate",
            .boolean,
            "false checks and documents without writing Swift.",
            default: "true",
            into: \.generates
        ),
    ]

    private static let computed: [Key<Root>] = [
        .optional("cases", .cases, "In place of properties: makes an enum, one case for each state.") {
            root,
            value,
            _,
            _ in
            root.cases = value
            root.isEnum = true
        },
        .optional("derived", .derived, "What is computed from the properties and never stored.", into: \.derived),
        .optional("initializers", .initializers, "How it is made from models.", into: \.initializers),
        .examples,
    ]

    static let viewModel = MappingShape("a view model", keys: shared + computed)
    static let dataSource = MappingShape(
        "a data source",
        keys: shared + computed + [
            .optional(
                "style",
                .word,
                "struct holds the data; protocol asks for it, one method for each property.",
                default: "struct",
                into: \.style
            )
        ]
    )
}

extension Shape where Value == [ContentDeclaration] {
    /// By the names of their types.
    static let viewModels = Shape(
        .dictionary(keys: "a type's name", values: MappingShape<ContentDeclaration>.viewModel.schema)
    ) { node, reader in
        let entries = Shape<[ContentDeclaration]>.dictionary(
            "a type's name",
            MappingShape<ContentDeclaration>.viewModel.schema,
            "a mapping of view models, such as {ViewModel: {properties: {title: String}}}"
        ) { key, value, reader -> ContentDeclaration? in
            guard let text = reader.scalarText(key, expected: "a type's name"),
                let name = reader.identifierPath(text, at: key),
                var content = reader.content(.viewModel, key: key, value: value)
            else { return nil }
            content.listedName = name
            if let other = content.name {
                reader.report(
                    .conflictingKeys,
                    at: other.range,
                    "'\(name.text)' is what the type is called, whatever 'name' says",
                    help: ["Remove 'name'."]
                )
                content.name = nil
            }
            return content
        }.read(node, &reader)
        if let entries, entries.isEmpty, reader.tree.entries(of: node).isEmpty {
            reader.reportShape(of: node, expected: "at least one view model")
            return nil
        }
        return entries
    }
}

extension SpecReader {
    mutating func content(_ kind: ContentDeclaration.Kind, key: NodeID, value: NodeID) -> ContentDeclaration? {
        var content = ContentDeclaration(kind, at: range(of: key))
        let shape: MappingShape<ContentDeclaration> = kind == .viewModel ? .viewModel : .dataSource
        guard shape.read(value, into: &content, &self) else { return nil }
        if let type = content.type {
            if content.generates == true {
                report(
                    .conflictingKeys,
                    at: type.range,
                    "'\(type.type)' is a type that the app has, and 'generate: true' has no use",
                    help: ["Remove 'generate', or 'type'."]
                )
            }
            content.generates = false
        }
        if content.isEnum, content.settable != nil { reportSettable(at: content.range) }
        if content.isEnum, !content.properties.isEmpty {
            report(
                .conflictingKeys,
                at: content.range,
                "\(shape.name) has either 'properties' (a struct) or 'cases' (an enum)",
                help: ["Remove one."]
            )
        }
        if !hasKey("properties", "cases", "type", "methods", in: value) {
            report(
                .missingKey,
                at: content.range,
                "\(shape.name) needs 'properties', or 'cases' for one state at a time"
            )
        }
        if content.style == .protocol {
            let extra = [
                content.isEnum ? "cases" : nil, content.derived.isEmpty ? nil : "derived",
                content.initializers.isEmpty ? nil : "initializers", content.examples.isEmpty ? nil : "examples",
            ]
            for key in extra.compactMap(\.self) {
                report(
                    .conflictingKeys,
                    at: content.range,
                    "a data source of style protocol has properties only",
                    help: ["Remove '\(key)' or make its style struct."]
                )
            }
        }
        return content
    }
}

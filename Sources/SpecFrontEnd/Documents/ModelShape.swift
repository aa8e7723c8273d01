import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

private let modelMapping = MappingShape<Model>(
    "a model",
    keys: [
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.summary),
        .optional("properties", .properties, "What it stores, or as much of it as specs need.", into: \.properties),
        .optional("cases", .cases, "In place of properties: makes it an enum.") { root, value, _, _ in
            root.cases = value
            root.isEnum = true
        },
        .optional(
            "settable",
            .settability,
            "Who can set its properties: true is everybody, false nobody, private the type itself.",
            into: \.settable
        ),
        .optional("methods", .messages, "What it can be asked, of a type that the app has.", into: \.methods),
        .optional(
            "complete",
            .boolean,
            "true says that the app's type has no other properties and methods.",
            default: "false"
        ) { root, value, key, reader in
            root.complete = Located(value, at: reader.range(of: key))
        },
        .optional(
            "requirements",
            .messages,
            "In place of properties: makes it a protocol that asks for these.",
            into: \.requirements
        ),
        .optional(
            "examples",
            .examples,
            "Values of it by their names, for tests, previews and pages.",
            into: \.examples
        ),
        .optional(
            "conforms",
            .list(of: .name("a protocol"), "a list of protocols"),
            "What the app's type is known to be, or a generated one shall be.",
            into: \.conforms
        ),
        .optional(
            "access",
            .word,
            "Who may see what is generated.",
            default: "that of the project file",
            into: \.access
        ),
        .optional(
            "generate",
            .boolean,
            "true writes the type; otherwise the app has it.",
            default: "false",
            into: \.generates
        ),
    ]
)

extension Shape where Value == [Model] {
    static let models = Shape.dictionary(
        "a type's name",
        modelMapping.schema,
        "a mapping of models, such as {Product: {properties: {name: String}}}"
    ) {
        key,
        value,
        reader -> Model? in
        guard let text = reader.scalarText(key, expected: "a type's name"),
            let name = reader.identifierPath(text, at: key)
        else {
            return nil
        }
        reader.owner = name.text
        var model = Model(name: name)
        guard modelMapping.read(value, into: &model, &reader) else { return model }
        if model.isEnum, !model.properties.isEmpty {
            reader.report(
                .conflictingKeys,
                at: name.range,
                "a model has either 'properties' (a struct) or 'cases' (an enum)",
                help: ["Remove one."]
            )
        }
        if model.isEnum || model.requirements != nil, model.settable != nil {
            reader.reportSettable(at: name.range)
        }
        if model.requirements != nil, !model.methods.isEmpty {
            reader.report(
                .conflictingKeys,
                at: name.range,
                "what a model with 'requirements' can be asked are its requirements",
                help: ["Move the 'methods' there."]
            )
        } else if model.generates, !model.methods.isEmpty {
            reader.reportMethods(at: name.range)
        }
        if let complete = model.complete, complete.value, model.generates || model.requirements != nil {
            reader.report(
                .conflictingKeys,
                at: complete.range,
                model.generates
                    ? "what is generated is what its spec says, whatever 'complete' does"
                    : "a protocol is to have what its spec says and nothing else, whatever 'complete' does",
                help: ["Remove it."]
            )
        }
        if model.requirements != nil, let example = model.examples.first {
            reader.report(
                .conflictingKeys,
                at: example.name.range,
                "a model with 'requirements' is a protocol, of which there are no values",
                help: ["Remove 'examples', or give them to a model that conforms to it."]
            )
        }
        if model.requirements != nil, model.isEnum || !model.properties.isEmpty {
            reader.report(
                .conflictingKeys,
                at: name.range,
                "a model with 'requirements' is a protocol, which stores nothing",
                help: ["Remove '\(model.isEnum ? "cases" : "properties")' or 'requirements'."]
            )
        }
        return model
    }
}

extension SpecReader {
    mutating func reportSettable(at range: SourceRange) {
        report(
            .conflictingKeys,
            at: range,
            "'settable' speaks of stored properties, and this type has none",
            help: ["Remove it."]
        )
    }

    mutating func reportMethods(at range: SourceRange) {
        report(
            .conflictingKeys,
            at: range,
            "'methods' are those of a type that the app has, and this one is generated",
            help: ["Remove 'methods', or write 'generate: false'."]
        )
    }
}

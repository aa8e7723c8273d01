import ScreenModel
import ScreenSpecDiagnostics

private let modelMapping = MappingShape<Model>(
    "a model",
    keys: [
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.summary),
        .optional("properties", .properties, "What it stores, or as much of it as specs need.", into: \.properties),
        .optional("cases", .cases, "In place of properties: makes it an enum.") { root, value, _, _ in
            root.cases = value
            root.isEnum = true
        },
        .settable, .methods, .complete,
        .optional(
            "requirements",
            .messages,
            "In place of properties: makes it a protocol that asks for these.",
            into: \.requirements
        ),
        .examples,
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
    fileprivate mutating func reportMethods(at range: SourceRange) {
        report(
            .conflictingKeys,
            at: range,
            "'methods' are those of a type that the app has, and this one is generated",
            help: ["Remove 'methods', or write 'generate: false'."]
        )
    }
}

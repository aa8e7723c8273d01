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
            "true writes the struct or enum; otherwise the app has it.",
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
        return model
    }
}

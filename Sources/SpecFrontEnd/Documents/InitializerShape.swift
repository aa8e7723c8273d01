import ScreenModel
import YAMLTree

private let initializerMapping = MappingShape<ViewModelInitializer>(
    "an initializer",
    keys: [
        .required("from", .parameters, "The models that it is made from: label name: Model.", into: \.parameters),
        .optional("summary", .summary, "What it does, for doc comments and pages.", into: \.summary),
        .optional(
            "set",
            .assignments,
            "What sets each property: a path, or {swift: expression}.",
            into: \.assignments
        ),
        .optional(
            "custom",
            .boolean,
            "true leaves the body to hand-written code.",
            default: "false",
            into: \.isCustom
        ),
    ]
)

extension Shape where Value == [ViewModelInitializer] {
    static let initializers = Shape(.list(initializerMapping.schema)) { node, reader in
        guard reader.tree.kind(of: node) == .sequence else {
            reader.reportShape(of: node, expected: "a list of initializers (- from: {product: Product})")
            return nil
        }
        return reader.tree.elements(of: node).compactMap { element in
            var initializer = ViewModelInitializer(at: reader.headRange(of: element))
            guard initializerMapping.read(element, into: &initializer, &reader) else { return nil }
            let sets = reader.hasKey("set", in: element)
            if initializer.isCustom, sets {
                reader.report(
                    .conflictingKeys,
                    at: initializer.range,
                    "an initializer with 'custom: true' is written by hand, so 'set' has no use",
                    help: ["Remove one."]
                )
            }
            if !initializer.isCustom, !sets {
                reader.report(
                    .missingKey,
                    at: initializer.range,
                    "an initializer needs 'set', or 'custom: true' where its body is written by hand"
                )
            }
            return initializer
        }
    }
}

private let expressionMapping = MappingShape<ExpressionDraft>(
    "a value",
    keys: [.required("swift", .expression, "A Swift expression over the parameters.", into: \.expression)]
)

extension Shape where Value == [ViewModelInitializer.Assignment] {
    static let assignments = Shape.dictionary(
        "a property's name",
        .alternatives([.text("a path such as product.name"), expressionMapping.schema]),
        "a mapping of properties to what sets them"
    ) { key, value, reader -> ViewModelInitializer.Assignment? in
        guard let property = reader.identifier(key: key) else { return nil }
        var draft = ExpressionDraft()
        if reader.tree.kind(of: value) == .mapping {
            _ = expressionMapping.read(value, into: &draft, &reader)
        } else if let path = Shape<Name>.path("a path such as product.name, or {swift: expression}").read(
            value,
            &reader
        ) {
            return ViewModelInitializer.Assignment(property: property, value: .path(path))
        }
        // The property is set, by whatever it is.
        return ViewModelInitializer.Assignment(property: property, value: .expression(draft.expression))
    }
}

private struct ExpressionDraft: Sendable {
    var expression = SwiftExpression(text: "", at: .none, names: [])
}

import ScreenModel

private let examplesMapping = MappingShape<ProjectFile.Examples>(
    "the examples",
    keys: [
        .optional(
            "output",
            .name("a folder"),
            "Where they go.",
            default: "the folder of the doubles; Examples where there are none",
            into: \.output
        ),
        .optional(
            "module",
            .identifier("a module's name"),
            "The module that tests import for them, with @testable.",
            default: "that of the doubles, or the key of the module; none where the project is one",
            into: \.module
        ),
    ]
)

extension Shape where Value == ProjectFile.Examples? {
    static let examples = Shape(examplesMapping.schema) { node, reader in
        var examples = ProjectFile.Examples()
        return examplesMapping.read(node, into: &examples, &reader) ? examples : nil
    }
}

import ScreenModel
import SwiftNotation
import YAMLTree

private let doublesMapping = MappingShape<ProjectFile.Doubles>(
    "the doubles",
    keys: [
        .optional("output", .name("a folder"), "Where they go.", default: "Doubles", into: \.output),
        .optional(
            "form",
            .word,
            "mockolo writes a count, arguments and a closure for each message, under the names that mockolo gives them.",
            default: "recorder",
            into: \.form
        ),
        .optional(
            "name",
            .doubleName,
            "The pattern of their names.",
            default: "{protocol}Double, or {protocol}Mock in the form mockolo",
            into: \.name
        ),
        .optional(
            "module",
            .identifier("a module's name"),
            "The module that tests import for them, with @testable.",
            default: "the key of the module; none where the project is one",
            into: \.module
        ),
    ]
)

extension Shape where Value == ProjectFile.Doubles? {
    static let doubles = Shape(doublesMapping.schema) { node, reader in
        var doubles = ProjectFile.Doubles()
        return doublesMapping.read(node, into: &doubles, &reader) ? doubles : nil
    }
}

extension Shape where Value == Name {
    private static let expectedName = "a type's name with {protocol}"

    /// Without the placeholder all doubles would have one name.
    fileprivate static let doubleName = Shape(.text(expectedName)) { node, reader in
        guard let text = reader.scalarText(node, expected: expectedName) else { return nil }
        let example = DoubleSettings(name: text).name(ofProtocol: "P")
        guard text.contains(DoubleSettings.placeholder), SwiftNotation.isIdentifier(example) else {
            reader.reportShape(of: node, expected: expectedName)
            return nil
        }
        return reader.name(of: node)
    }
}

import ScreenModel
import SwiftNotation
import YAMLTree

private let identifiersMapping = MappingShape<ProjectFile.Identifiers>(
    "the identifiers",
    keys: [
        .optional(
            "type",
            .identifierType,
            "The pattern of the types that hold them.",
            default: IdentifierSettings.standardType,
            into: \.type
        ),
        .optional(
            "pattern",
            .identifierPattern,
            "What they are, of a subview that has none of its own.",
            default: IdentifierSettings.standardPattern,
            into: \.pattern
        ),
        .optional(
            "output",
            .name("a folder"),
            "Where they go for the app.",
            default: "the folder of generated Swift",
            into: \.output
        ),
        .optional(
            "uiTestOutput",
            .name("a folder"),
            "Where they go once more, for a target of UI tests, which can't import the app.",
            default: "nowhere",
            into: \.uiTestOutput
        ),
    ]
)

extension Shape where Value == ProjectFile.Identifiers? {
    static let identifiers = Shape(identifiersMapping.schema) { node, reader in
        var identifiers = ProjectFile.Identifiers()
        return identifiersMapping.read(node, into: &identifiers, &reader) ? identifiers : nil
    }
}

extension Shape where Value == Name {
    /// Without the placeholder all of them would have one name.
    fileprivate static let identifierType = pattern("a type's name with {screen}") { text in
        text.contains(IdentifierSettings.screen)
            && SwiftNotation.isIdentifier(IdentifierSettings(type: text).typeName(of: "Login"))
    }

    fileprivate static let identifierPattern = pattern("a text with {subview}") {
        $0.contains(IdentifierSettings.subview)
    }

    private static func pattern(_ expected: String, isRight: @escaping @Sendable (String) -> Bool) -> Shape {
        Shape(.text(expected)) { node, reader in
            guard let text = reader.scalarText(node, expected: expected) else { return nil }
            guard isRight(text) else {
                reader.reportShape(of: node, expected: expected)
                return nil
            }
            return reader.name(of: node)
        }
    }
}

import ScreenModel
import SwiftNotation

// MARK: - The keys

extension Key where Root == ProjectFile.SideOutputs {
    /// What the project and each of its modules can ask for, described once.
    static let sideOutputs: [Key] = [
        .optional(
            "doubles",
            doublesMapping.shape { _, _ in ProjectFile.Doubles() },
            "What tests have in the place of those who conform to protocols.",
            into: \.doubles
        ),
        .optional(
            "examples",
            examplesMapping.shape { _, _ in ProjectFile.Examples() },
            "Values of view models and models for tests."
        ) { outputs, examples, _, reader in
            outputs.examples = examples
            guard examples.previews == true else { return }
            for name in [examples.output, examples.module].compactMap(\.self) {
                reader.report(
                    .conflictingKeys,
                    at: name.range,
                    "examples with 'previews' are part of the app, where generated Swift goes",
                    help: ["Remove this, or 'previews'."]
                )
            }
        },
        .optional(
            "identifiers",
            identifiersMapping.shape { _, _ in ProjectFile.Identifiers() },
            "By which UI tests find the parts of views.",
            into: \.identifiers
        ),
        .optional(
            "robots",
            robotsMapping.shape { _, _ in ProjectFile.Robots() },
            "By which UI tests touch and read screens."
        ) { outputs, robots, key, reader in
            outputs.robots = robots
            outputs.robots?.place = reader.range(of: key)
        },
    ]
}

/// An output beside the Swift of the app has a folder.
private func folder<Root>(
    _ name: String = "output",
    _ summary: String = "Where they go.",
    default text: String,
    into path: WritableKeyPath<Root, Name?> & Sendable
) -> Key<Root> {
    .optional(name, .name("a folder"), summary, default: text, into: path)
}

/// What unit tests compile imports the app's module.
private func module<Root>(default text: String, into path: WritableKeyPath<Root, Name?> & Sendable) -> Key<Root> {
    .optional(
        "module",
        .identifier("a module's name"),
        "The module that tests import for them, with @testable.",
        default: text,
        into: path
    )
}

// MARK: - What they hold

private let doublesMapping = MappingShape<ProjectFile.Doubles>(
    "the doubles",
    keys: [
        folder(default: "Doubles", into: \.output),
        .optional(
            "form",
            .word,
            "mockolo writes a count, arguments and a closure for each message, under the names that mockolo gives them.",
            default: "recorder",
            into: \.form
        ),
        .optional(
            "name",
            .typePattern(.protocol),
            "The pattern of their names.",
            default: "{protocol}Double, or {protocol}Mock in the form mockolo",
            into: \.name
        ),
        module(default: "the key of the module; none where the project is one", into: \.module),
        .optional(
            "tests",
            .word,
            "What 'screenspec scaffold' writes tests with.",
            default: "swiftTesting",
            into: \.tests
        ),
    ]
)

private let examplesMapping = MappingShape<ProjectFile.Examples>(
    "the examples",
    keys: [
        folder(default: "the folder of the doubles; Examples where there are none", into: \.output),
        module(
            default: "that of the doubles, or the key of the module; none where the project is one",
            into: \.module
        ),
        .optional(
            "previews",
            .boolean,
            "Whether they go to the folder of generated Swift instead, behind '#if DEBUG', with a preview of its view for each.",
            default: "false",
            into: \.previews
        ),
    ]
)

private let identifiersMapping = MappingShape<ProjectFile.Identifiers>(
    "the identifiers",
    keys: [
        .optional(
            "type",
            .typePattern(.screen),
            "The pattern of the types that hold them.",
            default: IdentifierSettings.standardType,
            into: \.type
        ),
        .optional(
            "pattern",
            .pattern("a text with {subview}", isRight: Placeholder.subview.isPart),
            "What they are, of a subview that has none of its own.",
            default: IdentifierSettings.standardPattern,
            into: \.pattern
        ),
        folder("output", "Where they go for the app.", default: "the folder of generated Swift", into: \.output),
        folder(
            "uiTestOutput",
            "Where they go once more, for a target of UI tests, which can't import the app.",
            default: "the folder of the robots; nowhere without them",
            into: \.uiTestOutput
        ),
    ]
)

private let robotsMapping = MappingShape<ProjectFile.Robots>(
    "the robots",
    keys: [
        folder(default: "the folder of the identifiers for UI tests; Robots where there is none", into: \.output),
        .optional(
            "name",
            .typePattern(.screen),
            "The pattern of their names.",
            default: RobotSettings.standardName,
            into: \.name
        ),
    ]
)

// MARK: - Patterns

extension Shape where Value == Name {
    /// The pattern of types' names: without the placeholder all of them would have one name.
    fileprivate static func typePattern(_ placeholder: Placeholder) -> Shape {
        pattern("a type's name with \(placeholder.rawValue)") { text in
            placeholder.isPart(of: text)
                && SwiftNotation.isIdentifier(placeholder.replaced(in: text, by: "Login"))
        }
    }

    static func pattern(_ expected: String, isRight: @escaping @Sendable (String) -> Bool) -> Shape {
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

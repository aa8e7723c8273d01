import ScreenModel
import YAMLTree

private let scaffoldMapping = MappingShape<ProjectFile.Scaffold>(
    "the scaffolds",
    keys: [
        .optional(
            "folder",
            .name("a folder, with {screen}, {role} or {module}"),
            "Where classes go.",
            default: "{screen} in the first folder of 'sources', or in Sources",
            into: \.folder
        ),
        .optional(
            "tests",
            .name("a folder, with {screen}, {role} or {module}"),
            "Where their tests go, where there are doubles.",
            default: "Tests/{screen}",
            into: \.tests
        ),
        .optional(
            "header",
            .text("lines of comment, with {file}, {type}, {screen} or {module}"),
            "What each file starts with.",
            into: \.header
        ),
        .optional(
            "templates",
            .name("a folder"),
            "Templates of a team's own: presenter.mustache for the class of that role, presenter.tests.mustache for its test.",
            into: \.templates
        ),
    ]
)

extension Shape where Value == ProjectFile.Scaffold {
    static let scaffold = Shape(scaffoldMapping.schema) { node, reader in
        var scaffold = ProjectFile.Scaffold()
        return scaffoldMapping.read(node, into: &scaffold, &reader) ? scaffold : nil
    }
}

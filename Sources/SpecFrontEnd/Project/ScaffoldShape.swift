import ScreenModel

private let scaffoldMapping = MappingShape<ProjectFile.Scaffold>(
    "the scaffolds",
    keys: [
        .optional(
            "folder",
            .folders,
            "Where classes go.",
            default: "{screen} in the first folder of 'sources', or in Sources",
            into: \.folder
        ),
        .optional(
            "tests",
            .folders,
            "Where their tests go, where there are doubles.",
            default: "Tests/{screen}",
            into: \.tests
        ),
        .optional(
            "header",
            .header,
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

extension Shape where Value == Name {
    fileprivate static let folders = pattern("a folder, with {screen}, {role} or {module}") { text in
        text.placeholders.isSubset(of: ["screen", "role", "module"])
    }
}

extension Shape where Value == String {
    fileprivate static let header = Shape<Name>.pattern(
        "lines of comment, with {file}, {type}, {screen} or {module}"
    ) { text in
        text.placeholders.isSubset(of: ["file", "type", "screen", "module"]) && text.isSwiftComment
    }.map(\.text)
}

extension String {
    /// What stands in braces, as far as it looks like a name.
    fileprivate var placeholders: Set<String> {
        Set(matches(of: /\{(\w+)\}/).map { String($0.1) })
    }

    /// Whether a Swift file may start with it.
    fileprivate var isSwiftComment: Bool {
        let lines = split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }
        if let first = lines.first, first.hasPrefix("/*") { return lines.last?.contains("*/") == true }
        return lines.allSatisfy { $0.hasPrefix("//") }
    }
}

extension Shape where Value == ProjectFile.Scaffold {
    static let scaffold = Shape(scaffoldMapping.schema) { node, reader in
        var scaffold = ProjectFile.Scaffold()
        return scaffoldMapping.read(node, into: &scaffold, &reader) ? scaffold : nil
    }
}

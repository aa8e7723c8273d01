import ScreenModel
import ScreenSpecDiagnostics

/// Every state that a view shows has an example.
enum MissingExample {
    static let description = RuleDescription(
        "missing-example",
        nil,
        .style,
        purpose: "Every state that a view shows has an example.",
        why: """
            An example is a value that previews, snapshot tests and pages show. A state that has none is looked at \
            for the first time when somebody meets it on a device. A view model that is a struct is to have one \
            example, and one that is an enum one for each case. Off by default, since a project may do without.
            """,
        wrong: .spec(
            """
            view: StatusView
            subviews:
              textLabel: {type: UILabel, shows: {text: failed.reason}}
            viewModel:
              cases:
                ready: {}
                ⟦failed⟧: {reason: String}
              examples:
                idle: ready

            """
        ),
        right: .spec(
            """
            view: StatusView
            subviews:
              textLabel: {type: UILabel, shows: {text: failed.reason}}
            viewModel:
              cases:
                ready: {}
                failed: {reason: String}
              examples:
                idle: ready
                offline: {failed: {reason: There is no connection.}}

            """
        ),
        misses: "Examples that are written as a Swift expression, of which nobody knows what they are; models."
    )

    static let rule = Rule(description, relyingOn: .file) { (file: IndexedFile) in
        file.documents.compactMap(\.component).flatMap { component in
            component.contents.filter { $0.declaration.style == .struct }.flatMap { content in
                findings(in: content.declaration, of: component)
            }
        }
    }

    private static func findings(in content: ContentDeclaration, of component: Component) -> [Diagnostic] {
        guard content.isEnum else {
            guard content.examples.isEmpty, !content.properties.isEmpty else { return [] }
            return [
                description.finding(
                    at: content.listedName?.range ?? content.range,
                    "What '\(component.name)' shows has no example.",
                    help: ["Add one under 'examples'."],
                    subject: Subject(component.name, content.section)
                )
            ]
        }
        if content.examples.contains(where: { $0.value.caseName == nil }) { return [] }
        let shown = Set(content.examples.compactMap(\.value.caseName))
        return content.cases.filter { !shown.contains($0.name.text) }.map { missing in
            description.finding(
                at: missing.name.range,
                "The state '\(missing.name.text)' has no example.",
                help: ["Add one under 'examples'."],
                subject: Subject(component.name, "\(content.section).\(missing.name.text)")
            )
        }
    }
}

extension WrittenValue {
    /// The case of an enum that it is; `nil` where nobody can tell.
    fileprivate var caseName: String? {
        switch self {
        case .scalar(let name, _): name.text
        case .mapping(let entries, _): entries.first?.key.text
        case .null, .list, .swift, .invalid: nil
        }
    }
}

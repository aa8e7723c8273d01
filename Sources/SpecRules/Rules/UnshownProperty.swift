import ScreenModel
import ScreenSpecDiagnostics

/// Whatever a view model holds is shown, or is needed for something that is.
package enum UnshownProperty {
    package static let description = RuleDescription(
        "unshown-property",
        .warning,
        .architecture,
        purpose: "Every property of a view model is shown, listed in rows, or used by another one that is.",
        why: """
            A view model holds what its view shows. A property that nothing shows makes its maker fetch and convert \
            what nobody sees, and it stays when the label that it was meant for has long gone. A property counts as \
            used where a subview's 'shows' or 'rows' names it, a derived property formats it or names it in its \
            expression, or an action or delegate method has a parameter of its name. For an enum this holds for each \
            payload; an expression uses all that it binds with 'case .loaded(let jogs)'.
            """,
        wrong: .specAndCode(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              nameLabel:
                type: UILabel
                shows: {text: name}
            viewModel:
              properties:
                name: String
                ⟦price⟧: Double

            """,
            """
            import UIKit

            final class ⟦ProductCell⟧: UITableViewCell {
                private let nameLabel = UILabel()
                var viewModel: ViewModel?
            }

            """
        ),
        right: .specAndCode(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              nameLabel:
                type: UILabel
                shows: {text: name}
              priceLabel:
                type: UILabel
                shows: {text: formattedPrice}
            viewModel:
              properties:
                name: String
                price: Double
              derived:
                formattedPrice:
                  type: String
                  format: {currency: price, code: USD}

            """,
            """
            import UIKit

            final class ProductCell: UITableViewCell {
                private let nameLabel = UILabel()
                private let priceLabel = UILabel()
                var viewModel: ViewModel? {
                    didSet {
                        nameLabel.text = viewModel?.name
                        priceLabel.text = viewModel?.formattedPrice
                    }
                }
            }

            """
        ),
        misses: """
            A document without subviews draws by itself and is left alone. One that describes the code of the app, \
            'generate: false', may use a property otherwise, such as in an alert: there a check says what the code never reads. \
            A view model of a 'type' that the app already has is left alone, since others may need its properties. One of \
            several that is nested in another is a part of what that one holds. A property called 'id' counts as used, since \
            lists tell their rows apart by it. A hand-written view that hands its view model on as a whole, to another object \
            or to a method whose parameter is of another type, may have another one show it, and is left alone.
            """
    )

    package static let rule = Rule(description, relyingOn: .file) { (file: IndexedFile) in
        file.components.flatMap(findings(in:))
    }

    /// Whether the document says itself that nothing shows a property, so that the code need not be asked.
    package static func reports(
        _ property: String,
        of content: ContentDeclaration,
        in component: IndexedComponent
    ) -> Bool {
        isHeld(component) && !ContentUses(component.declaration, content).contains(property)
    }

    /// Where a document describes code that there is, that says best what is shown.
    private static func isHeld(_ component: IndexedComponent) -> Bool {
        !component.declaration.subviews.isEmpty && component.component.generates
    }

    private static func findings(in component: IndexedComponent) -> [Diagnostic] {
        guard isHeld(component) else { return [] }
        let outermost = Set(component.component.contents.outermost.map(\.declaration.range))
        return component.declaration.contents.filter {
            $0.type == nil && component.owns($0.range) && outermost.contains($0.range)
        }.flatMap { findings(in: $0, of: component) }
    }

    private static func findings(in content: ContentDeclaration, of component: IndexedComponent) -> [Diagnostic] {
        let uses = ContentUses(component.declaration, content)
        let section = content.section
        func finding(_ name: Name, _ text: String) -> Diagnostic {
            description.finding(
                at: name.range,
                "\(text).",
                help: ["Name it in a subview's 'shows', or remove it."],
                subject: component.subject("\(section).\(name.text)")
            )
        }
        var findings: [Diagnostic] = []
        for name in content.properties.map(\.name) + content.derived.map(\.name) where !uses.contains(name.text) {
            findings.append(finding(name, "Nothing shows '\(name.text)'"))
        }
        for enumCase in content.cases {
            for payload in enumCase.payload where !uses.contains(payload.name.text, of: enumCase.name.text) {
                findings.append(
                    finding(payload.name, "Nothing shows '\(payload.name.text)' of the case '\(enumCase.name.text)'")
                )
            }
        }
        return findings
    }
}

/// The names in a document that use a property of its view model.
private struct ContentUses {
    private var names: Set<String> = ["id"]
    /// The first two parts of paths, such as `failed.error` of `failed.error.text`.
    private var paths: Set<String> = []
    /// Cases whose payloads an expression binds to names of its own.
    private var takenApart: Set<String> = []
    /// What the view model has: a path that starts otherwise leads through a message.
    private let declared: Set<String>

    init(_ declaration: ComponentDeclaration, _ content: ContentDeclaration) {
        declared = Set(
            (content.properties.map(\.name) + content.derived.map(\.name) + content.cases.map(\.name)).map(\.text)
        )
        for subview in declaration.showing {
            for binding in subview.shows { insert(binding.source.text) }
            for rows in subview.rows {
                insert(rows.source.text)
                for binding in rows.rows.flatMap(\.shows) { names.formUnion(binding.source.text.dottedParts) }
            }
        }
        for derived in content.derived {
            switch derived.value {
            case .format(let format):
                insert(format.property.text)
                if case .property(let code) = format.code { insert(code.text) }
            case .expression(let expression):
                names.formUnion(expression.names)
                insertCases(takenApartIn: expression, of: content)
            }
        }
        for property in content.properties {
            if let expression = property.defaultValue { names.formUnion(expression.names) }
        }
        insertParameters(of: declaration.actions.lazy.map(\.member))
        insertParameters(of: (declaration.delegate?.methods ?? []).lazy.map(\.member))
        for channel in declaration.screen?.channels ?? [] { insertParameters(of: channel.messages) }
    }

    func contains(_ property: String) -> Bool {
        names.contains(property)
    }

    func contains(_ payload: String, of enumCase: String) -> Bool {
        names.contains(payload) || takenApart.contains(enumCase) || paths.contains("\(enumCase).\(payload)")
    }

    private mutating func insert(_ source: String) {
        let parts = source.dottedParts
        guard parts.count > 1 else { return _ = names.insert(source) }
        paths.insert(parts.prefix(2).joined(separator: "."))
        guard let first = parts.first, !declared.contains(first) else {
            names.insert(parts.first ?? source)
            return
        }
        // `display.viewModel.title`: it is the view model that the message brings.
        names.formUnion(parts)
    }

    /// `if case .loaded(let jogs) = self`: whatever the payloads are called there, they are used.
    private mutating func insertCases(takenApartIn expression: SwiftExpression, of content: ContentDeclaration) {
        guard content.isEnum, expression.text.contains("let ") else { return }
        for enumCase in content.cases where expression.text.contains(".\(enumCase.name.text)(") {
            takenApart.insert(enumCase.name.text)
        }
    }

    /// What a view model holds may serve to say afterwards what was chosen.
    private mutating func insertParameters(of members: some Sequence<Member>) {
        for parameter in members.lazy.compactMap(\.function).flatMap(\.parameters) {
            names.insert(parameter.name)
            if let label = parameter.label { names.insert(label) }
        }
    }
}

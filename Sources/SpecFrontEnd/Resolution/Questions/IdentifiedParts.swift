import ScreenModel

/// The parts of a view that have identifiers, as other files ask for them.
struct IdentifiedParts: Sendable {
    struct Part: Sendable {
        let name: String
        /// What the spec says in place of the pattern.
        let written: String?
        let type: SwiftType
    }

    /// The name of the document.
    let owner: String
    let parts: [Part]
    /// The types of views that it embeds: subviews and rows.
    let embedded: [String]
}

extension IdentifiedParts {
    init(_ declaration: ComponentDeclaration) {
        self.init(
            owner: declaration.name.text,
            parts: declaration.identifiedSubviews.map {
                Part(name: $0.name.text, written: $0.identifier?.text, type: $0.type.type)
            },
            embedded: declaration.embeddedViews.map(\.text)
        )
    }
}

extension ComponentDeclaration {
    /// What takes part in an action, shows something, or is given an identifier.
    var identifiedSubviews: [Subview] {
        let triggering = Set(actions.flatMap(\.triggers).compactMap(\.path.first))
        return subviews.filter { subview in
            subview.identifier != nil || !subview.shows.isEmpty || !subview.rows.isEmpty
                || triggering.contains(subview.name.text)
        }
    }

    /// The types of subviews, and the views of rows, at the places that embed them.
    var embeddedViews: [Name] {
        subviews.flatMap { subview -> [Name] in
            let rows = subview.rows.flatMap(\.views)
            guard case .named(let type) = subview.type.type.element else { return rows }
            return [Name(type.path, at: subview.name.range)] + rows
        }
    }
}

extension SwiftType {
    /// What an array or an optional holds; any other type stands for itself.
    var element: SwiftType {
        switch self {
        case .array(let element), .optional(let element), .implicitlyUnwrapped(let element): element.element
        default: self
        }
    }
}

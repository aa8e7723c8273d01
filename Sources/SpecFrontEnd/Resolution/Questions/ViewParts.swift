import ScreenModel

/// The parts of a view and what people do to them, as other files ask for it.
struct ViewParts: Sendable {
    struct Part: Sendable {
        let name: String
        /// What a robot calls it.
        let robot: String?
        let type: SwiftType
        let isIdentified: Bool
        /// The views of the rows that it shows.
        let rows: [String]

        /// How a robot calls it.
        var robotName: String { robot ?? name }

        /// The class of one of several; `nil` where it is none.
        var className: String? {
            guard case .named(let type) = type.element else { return nil }
            return type.path
        }

        /// Whether there are several of the name.
        var isIndexed: Bool {
            if case .array = type.unwrapped { true } else { false }
        }
    }

    /// What the view tells, with all that sets it off.
    struct Event: Sendable {
        let name: String
        let touches: [Touch]
    }

    struct Touch: Sendable {
        let path: [String]
        let event: String
    }

    /// The name of the document.
    let owner: String
    let parts: [Part]
    let events: [Event]

    func part(_ name: String) -> Part? {
        parts.first { $0.name == name }
    }
}

extension ViewParts {
    init(_ declaration: ComponentDeclaration) {
        let identified = Set(declaration.identifiedSubviews.map(\.name.text))
        self.init(
            owner: declaration.name.text,
            parts: declaration.subviews.map { subview in
                Part(
                    name: subview.name.text,
                    robot: subview.robot?.text,
                    type: subview.type.type,
                    isIdentified: identified.contains(subview.name.text),
                    rows: subview.rows.flatMap(\.views).map(\.text)
                )
            },
            events: declaration.actions.map { action in
                Event(
                    name: action.member.name.text,
                    touches: action.triggers.filter { !$0.path.isEmpty }.map { Touch(path: $0.path, event: $0.event) }
                )
            }
        )
    }
}

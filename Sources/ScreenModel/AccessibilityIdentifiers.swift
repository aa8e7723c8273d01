import ScreenSpecDiagnostics

/// The names by which tests of the user interface find the parts of one view or screen.
package struct AccessibilityIdentifiers: Hashable, Sendable, Encodable {
    /// `LoginIdentifiers`.
    package var typeName: String
    /// Whose parts they are.
    package var owner: String
    package var parts: [Part]
    /// The key in the spec that declares the view.
    package var origin: SourceRange

    package init(typeName: String, owner: String, parts: [Part], origin: SourceRange) {
        self.typeName = typeName
        self.owner = owner
        self.parts = parts
        self.origin = origin
    }

    package struct Part: Hashable, Sendable, Encodable {
        /// The subview.
        package var name: String
        /// `Login.loginButton`.
        package var text: String
        /// What else tells parts of one name apart, in order.
        package var counters: [Counter]
        package var origin: SourceRange

        package init(name: String, text: String, counters: [Counter], origin: SourceRange) {
            self.name = name
            self.text = text
            self.counters = counters
            self.origin = origin
        }

        private enum CodingKeys: CodingKey {
            case name, text, counters
        }
    }

    /// A number behind the text.
    package enum Counter: String, Hashable, Sendable, Encodable {
        /// Of a cell, which is on screen several times.
        case row
        /// Of a subview that is an array.
        case index
    }

    private enum CodingKeys: CodingKey {
        case typeName, owner, parts
    }
}

/// How identifiers are written.
package struct IdentifierSettings: Hashable, Sendable, Encodable {
    /// `{screen}Identifiers`.
    package var type: String
    /// `{screen}.{subview}`.
    package var pattern: String

    package init(type: String = standardType, pattern: String = standardPattern) {
        self.type = type
        self.pattern = pattern
    }

    package static let standardType = "{screen}Identifiers"
    package static let standardPattern = "{screen}.{subview}"

    package func typeName(of owner: String) -> String {
        Placeholder.screen.replaced(in: type, by: owner.dottedParts.joined())
    }

    package func text(of subview: String, in owner: String) -> String {
        Placeholder.subview.replaced(in: Placeholder.screen.replaced(in: pattern, by: owner), by: subview)
    }
}

import ScreenModel

/// A type that the view of a component names in its spec.
package struct ViewMention: Sendable {
    package enum Origin: Sendable {
        case subview
        /// A view model, or the data source of a view.
        case content(ContentDeclaration.Style)
        case action(Action.Exit)
        case delegate
        case input
        /// A message of a channel that starts at the view.
        case sent(to: String)
        /// A message of a channel that ends at the view.
        case received(from: String)
    }

    package enum Position: Sendable {
        case property
        case parameter
        case result
    }

    package let type: TypeReference
    package let origin: Origin
    package let position: Position
    /// The key and the name of what names the type: `displays` and `display`.
    package let section: String
    package let member: String

    package var subjectMember: String { "\(section).\(member)" }

    /// Whether it is a property that the protocol of the view's partner asks for, of which the view makes no use: many a protocol
    /// has the references of whoever conforms to it.
    package var isOfPartner: Bool {
        guard case .action(.channel) = origin, case .property = position else { return false }
        return true
    }
}

extension IndexedComponent {
    /// Calls the body for each type that the view names, in the order of the document's keys.
    package func forEachViewMention(_ body: (ViewMention) -> Void) {
        for subview in declaration.subviews {
            body(
                ViewMention(
                    type: subview.type,
                    origin: .subview,
                    position: .property,
                    section: "subviews",
                    member: subview.name.text
                )
            )
        }
        for content in declaration.contents { forEachMention(in: content, body) }
        for input in declaration.inputs { forEachMention(in: input, section: "inputs", origin: .input, body) }
        for action in declaration.actions {
            forEachMention(in: action.member, section: "actions", origin: .action(action.exit), body)
        }
        for method in declaration.delegate?.methods ?? [] {
            forEachMention(in: method.member, section: "delegate", origin: .delegate, body)
        }
        guard let screen = declaration.screen else { return }
        for messages in screen.channels { forEachMention(in: messages.messages, of: messages.channel.text, body) }
        forEachMention(in: screen.routes.map(\.member), of: "routes", body)
    }

    /// Only what the view sends or receives.
    private func forEachMention(in messages: [Member], of channel: String, _ body: (ViewMention) -> Void) {
        guard let direction = vocabulary?.direction(ofChannel: channel) else { return }
        let other = (direction.isSent ? direction.channel.to : direction.channel.from)?.text ?? ""
        let origin: ViewMention.Origin = direction.isSent ? .sent(to: other) : .received(from: other)
        for message in messages { forEachMention(in: message, section: channel, origin: origin, body) }
    }

    private func forEachMention(in content: ContentDeclaration, _ body: (ViewMention) -> Void) {
        func mention(_ type: TypeReference, _ position: ViewMention.Position, _ member: Name) {
            body(
                ViewMention(
                    type: type,
                    origin: .content(content.style),
                    position: position,
                    section: content.section,
                    member: member.text
                )
            )
        }
        for property in content.properties { mention(property.type, .property, property.name) }
        for enumCase in content.cases {
            for payload in enumCase.payload { mention(payload.type, .property, enumCase.name) }
        }
        for derived in content.derived { mention(derived.type, .property, derived.name) }
        for initializer in content.initializers {
            for parameter in initializer.parameters {
                mention(parameter.type, .parameter, Name("init", at: initializer.range))
            }
        }
    }

    private func forEachMention(
        in member: Member,
        section: String,
        origin: ViewMention.Origin,
        _ body: (ViewMention) -> Void
    ) {
        func mention(_ type: TypeReference, _ position: ViewMention.Position) {
            body(
                ViewMention(
                    type: type,
                    origin: origin,
                    position: position,
                    section: section,
                    member: member.name.text
                )
            )
        }
        switch member.requirement {
        case .function(let function):
            for parameter in function.parameters { mention(parameter.type, .parameter) }
            if let returns = function.returns { mention(returns, .result) }
        case .property(let property):
            mention(property.type, .property)
        }
    }
}

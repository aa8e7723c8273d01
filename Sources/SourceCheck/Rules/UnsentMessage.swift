import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What a spec says that a role says, its code says somewhere.
package enum UnsentMessage {
    package static let description = RuleDescription(
        "unsent-message",
        .warning,
        .architecture,
        purpose: "Every action, delegate method and message of a spec is sent by the code of its sender.",
        why: """
            A message that nobody sends is a button that does nothing, or a method that its receiver has for nothing. \
            The sender's class, its extensions and the classes above it are looked through for the message's name: the \
            view for actions and delegate methods, and for each channel the role that it starts at. For a view, the \
            views and the child controllers that it holds speak as well.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails: {trigger: detailsButton.touchUpInside}

            """,
            with: """
                import UIKit

                class ⟦ProductCell⟧: UITableViewCell {
                    @IBOutlet private var detailsButton: UIButton!
                    weak var delegate: ProductCellDelegate?
                }

                """
        ),
        right: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            subviews:
              detailsButton: UIButton
            actions:
              requestedDetails: {trigger: detailsButton.touchUpInside}

            """,
            with: """
                import UIKit

                class ProductCell: UITableViewCell {
                    @IBOutlet private var detailsButton: UIButton!
                    weak var delegate: ProductCellDelegate?

                    @IBAction private func didTapDetails() {
                        delegate?.productCellRequestedDetails(self)
                    }
                }

                """
        ),
        misses: """
            Whether the message goes to the right receiver, at the right moment and with the right values. Properties of a \
            channel, and messages that a partner without code, such as a subclass of another module, sends.
            """
    )

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        subject.specs.components.flatMap { component in
            component.component.interfaces.flatMap { interface -> [Diagnostic] in
                guard interface.kind != .dataSource else { return [] }
                return findings(interface, of: component, subject)
            } + closures(of: component, subject)
        }
    }

    private static func findings(
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let role = component.component.player(ofRole: interface.from)
        let sender = role?.type ?? component.component.viewType
        let types = subject.types(called: sender, of: component)
        guard let first = types.first, role == nil || role?.type != nil else { return [] }
        let isView = role?.isView ?? true
        let spoken = spokenNames(by: isView ? types + types.flatMap(subject.parts) : types, subject)
        return interface.members.compactMap { member in
            let isOverloaded = interface.members.count(where: { $0.baseName == member.baseName }) > 1
            guard let function = member.function, !spoken.contains(function, isOverloaded: isOverloaded) else {
                return nil
            }
            let receiver = interface.to == "owner" ? "its owner" : "the \(interface.to)"
            return finding(member, from: first, to: receiver, by: "'\(interface.name)'", component, subject)
        }
    }

    /// Actions that leave by closures have no protocol.
    private static func closures(of component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        let actions = component.declaration.actions.filter { $0.exit == .closure }
        let types = subject.types(called: component.component.viewType, of: component)
        guard !actions.isEmpty, let first = types.first else { return [] }
        let spoken = spokenNames(by: types + types.flatMap(subject.parts), subject)
        return actions.compactMap { action in
            guard !spoken.contains(action.member.name.text) else { return nil }
            return finding(action.member, from: first, to: "its owner", by: "'Actions'", component, subject)
        }
    }

    private static func spokenNames(by types: [CodeType], _ subject: CodeSubject) -> SpokenNames {
        SpokenNames(of: types.flatMap { subject.code.classes(from: $0.id) }.map { subject.code[$0] })
    }

    private static func finding(
        _ member: Member,
        from sender: CodeType,
        to receiver: String,
        by way: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        description.finding(
            at: sender.declaration.nameRange,
            "'\(sender.name)' never sends '\(member.fullName)', which the spec of '\(component.name)' has it tell \(receiver) by "
                + "\(way): send it, or take it out of the spec.",
            notes: [Diagnostic.Note(at: member.name.range, "The spec declares '\(member.name.text)' here.")],
            subject: subject.subject(sender, member.fullName)
        )
    }
}

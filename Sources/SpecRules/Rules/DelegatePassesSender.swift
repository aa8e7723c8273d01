import ScreenModel
import ScreenSpecDiagnostics

/// Delegate methods take their sender first, as Cocoa's do.
package enum DelegatePassesSender {
    package static let description = RuleDescription(
        "delegate-passes-sender",
        nil,
        .style,
        purpose: "Every delegate method passes the view that calls it as its first argument.",
        why: """
            Who is the delegate of two views of one class cannot tell which of them calls, unless the view passes \
            itself; all of Cocoa does. 'sender: none', and a method written out as a Swift requirement that does not \
            start with the sender, give that up. Off by default, since existing apps have many such protocols.
            """,
        wrong: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            delegate:
              methods:
                didSelect:
                  sender: ⟦none⟧
                  parameters: {product: String}

            """
        ),
        right: .spec(
            """
            view: ProductCell
            inherits: UITableViewCell
            delegate:
              methods:
                didSelect:
                  parameters: {product: String}

            """
        ),
        misses: "Methods of the protocols that a delegate inherits."
    )

    package static let rule = Rule(description) { (file: IndexedFile) in
        file.components.flatMap(findings(in:))
    }

    private static func findings(in component: IndexedComponent) -> [Diagnostic] {
        let declaration = component.declaration
        var findings: [Diagnostic] = []
        if let delegate = declaration.delegate, !delegate.passesSender, component.owns(delegate.range) {
            findings.append(
                description.finding(
                    at: delegate.senderRange ?? delegate.range,
                    "The delegate of '\(component.name)' is not told which view calls.",
                    help: ["Remove 'sender: none'."],
                    subject: component.subject("delegate")
                )
            )
        }
        for method in declaration.delegate?.methods ?? [] {
            let name = method.member.name
            if method.member.isWrittenOut {
                findings += writtenOut(method.member, section: "delegate", in: component)
            } else if let place = method.senderRange, !method.passesSender, component.owns(place) {
                findings.append(
                    description.finding(
                        at: place,
                        "'\(name.text)' does not say which view calls.",
                        help: ["Remove 'sender: none'."],
                        subject: component.subject("delegate.\(name.text)")
                    )
                )
            }
        }
        for action in declaration.actions where action.exit == .delegate {
            findings += writtenOut(action.member, section: "actions", in: component)
        }
        return findings
    }

    /// A requirement in quotes is taken as it stands, and may still start with the sender.
    private static func writtenOut(_ member: Member, section: String, in component: IndexedComponent) -> [Diagnostic] {
        guard member.isWrittenOut, component.owns(member.name.range) else { return [] }
        if let first = member.function?.parameters.first, first.label == nil,
            first.type.type.unwrapped.isNamed(component.component.viewType)
        {
            return []
        }
        let name = member.name.text
        return [
            description.finding(
                at: member.name.range,
                "'\(name)' does not pass the view that calls as its first argument.",
                help: [
                    "Write the name alone, with 'parameters', or start with '_ sender: \(component.component.viewType)'."
                ],
                subject: component.subject("\(section).\(name)")
            )
        ]
    }
}

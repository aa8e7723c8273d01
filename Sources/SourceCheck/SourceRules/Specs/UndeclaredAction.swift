import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A view that has a spec handles nothing that the spec does not know.
package enum UndeclaredAction {
    package static let description = RuleDescription.undeclaredAction

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        subject.specs.components.flatMap { findings(of: $0, subject) }
    }

    private static func findings(of component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        let names = knownNames(of: component)
        let controls = controlsOfUnsentActions(of: component, subject)
        return subject.handlingTypes(of: component).flatMap { type in
            type.handlers.filter { $0.control.map(controls.contains) != true }.compactMap {
                finding($0, names, of: component, in: type, subject)
            }
        }
    }

    /// What is found of the only handler of a view that the spec does not know: one message that is sent no more leaves it behind.
    static func onlyOne(of component: IndexedComponent, _ subject: CodeSubject) -> Diagnostic.Counterpart? {
        let findings = findings(of: component, subject)
        return findings.count == 1
            ? findings.first.map { Diagnostic.Counterpart(description.id, $0.subject) } : nil
    }

    /// What is found of handlers that say something of which another rule tells that the spec does not know it.
    static func counterparts(saying name: String, of component: IndexedComponent, _ subject: CodeSubject)
        -> [Diagnostic.Counterpart]
    {
        subject.handlingTypes(of: component).flatMap { type in
            type.handlers.filter { subject.says([name], $0, in: type) }.map {
                Diagnostic.Counterpart(description.id, subject.subject(type, $0.method.name.string))
            }
        }
    }

    /// Names of actions, of what they become in the delegate, and of delegate methods.
    static func knownNames(of component: IndexedComponent) -> Set<String> {
        var names = Set(component.declaration.actions.map(\.member.name.text))
        for interface in component.component.interfaces { names.formUnion(interface.members.map(\.baseName)) }
        names.formUnion(component.declaration.screen?.routes.map(\.member.name.text) ?? [])
        return names
    }

    /// Those of which other rules tell that their action is not sent: what is done in its place is no action as well.
    private static func controlsOfUnsentActions(of component: IndexedComponent, _ subject: CodeSubject) -> Set<String> {
        let sent = component.declaration.actions.filter { $0.exit != .targetAction && !$0.triggers.isEmpty }
        guard !sent.isEmpty else { return [] }
        let spoken = subject.names(spokenByViews: subject.handlingTypes(of: component))
        let unsent = sent.filter { !spoken.contains($0.member.name.text) }
        return Set(unsent.flatMap(\.triggers).filter { $0.path.count == 1 }.flatMap(\.path))
    }

    private static func finding(
        _ handler: Handler,
        _ names: Set<String>,
        of component: IndexedComponent,
        in type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let method = handler.method
        guard !names.contains(method.baseName), !subject.says(names, handler, in: type), !onlyEndsEditing(method)
        else { return nil }
        let close = Spelling.closest(to: method.baseName.string, among: names.sorted())
        let hint = close.map { "Did you mean '\($0)'?" } ?? "Add it under 'actions', or remove it."
        return description.finding(
            at: method.nameRange,
            "'\(method.baseName.string)' of '\(type.name)', \(handler.reason), is no action that the spec of '\(component.name)' declares.",
            help: [hint],
            notes: [Diagnostic.Note(at: component.declaration.name.range, "The spec of '\(component.name)' is here.")],
            subject: subject.subject(type, method.name.string)
        )
    }

    private static func onlyEndsEditing(_ method: MemberFact) -> Bool {
        !method.calls.isEmpty
            && method.calls.allSatisfy { call in
                call.name == "endEditing" || call.name == "resignFirstResponder"
            }
    }
}

import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A role that forbids views names none.
package enum InteractorNoView {
    package static let description = RuleDescription.interactorNoView

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.roleMembers.filter { $0.avoidsViews }.flatMap { findings(of: $0, in: subject) }
    }

    private static func findings(of roleMember: RoleMember, in subject: CodeSubject) -> [Diagnostic] {
        return subject.references(of: roleMember).compactMap { reference -> Diagnostic? in
            guard isView(reference, for: roleMember, in: subject) else { return nil }
            let name = subject.name(of: reference)
            let isProtocol = reference.target.projectType.map { subject.code[$0].kind == .protocol } ?? false
            let what = isProtocol ? "the protocol of a view" : "a view"
            return description.finding(
                at: reference.range,
                "The \(roleMember.roleName) '\(roleMember.type.name)' uses '\(name)', \(what).",
                help: ["Answer with values, and let \(receiver(of: roleMember)) have them shown."],
                notes: subject.notes(onLimitsOf: roleMember, at: roleMember.role?.name.range),
                subject: subject.subject(roleMember.type, name)
            )
        }
    }

    private static func isView(_ reference: CodeReference, for roleMember: RoleMember, in subject: CodeSubject) -> Bool
    {
        let target = reference.target
        if subject.code.isView(target) || subject.code.isViewController(target) { return true }
        guard let type = target.projectType, type != roleMember.type.id else { return false }
        return subject.listeners(of: reference, for: roleMember).contains { listener in
            subject.roles.screens[listener.screen].architecture.role(listener.role)?.isView == true
                && !subject.isHabit(RoleDependency(roleMember: roleMember, listener: listener, reference: reference))
        }
    }

    private static func receiver(of roleMember: RoleMember) -> String {
        let architecture = roleMember.architecture
        let told = architecture.channels(from: roleMember.roleName).first?.to
        let asks = architecture.channels.first { $0.to?.text == roleMember.roleName }?.from
        return (told ?? asks).map { "the \($0.text)" } ?? "somebody else"
    }
}

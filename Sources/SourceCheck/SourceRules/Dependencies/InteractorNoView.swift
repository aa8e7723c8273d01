import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A role that forbids views names none.
package enum InteractorNoView {
    package static let description = RuleDescription.interactorNoView

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let references = subject.analysis(MemberReferences.self)
        let members = subject.analysis(RoleMembers.self)
        let dependencies = subject.analysis(RoleDependencies.self)
        let observed = subject.analysis(ObservedDependencies.self)
        // The same few types are named all over, and those of the platform have to be looked up.
        var views: [NamedType: Bool] = [:]
        return members.checked.filter(\.avoidsViews).flatMap { roleMember in
            let used = references.references(of: roleMember).filter { reference in
                isView(reference.target, subject.code, &views)
                    || viewRoles(of: reference, in: roleMember, dependencies, subject).contains {
                        !observed.contains($0)
                    }
            }
            let taken = TakenObjects(subject.code).references(in: members.code(of: roleMember.type)).filter {
                isView($0.target, subject.code, &views)
            }
            return outermost((used + taken).sorted { $0.range < $1.range }).map { finding($0, of: roleMember, subject) }
        }
    }

    /// Of the views along one path, the first: the others are parts of it. Of those that one method takes or gives back, the first
    /// as well: it is one method too many, or none.
    private static func outermost(_ references: [CodeReference]) -> [CodeReference] {
        var places: Set<SourceRange> = []
        return references.filter { reference in
            switch (reference.way, reference.spelling) {
            case (.reaches, .path(let components)):
                return components.first.map { places.insert($0.range).inserted } ?? true
            case (.names, _) where reference.isInSignature: return places.insert(reference.member.nameRange).inserted
            default: return true
            }
        }
    }

    private static func finding(
        _ reference: CodeReference,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = subject.code.name(of: reference)
        let isProtocol = reference.target.projectType.map { subject.code[$0].kind == .protocol } ?? false
        let what = isProtocol ? "the protocol of a view" : "a view"
        return description.finding(
            at: reference.range,
            "The \(roleMember.roleName) '\(roleMember.type.name)' uses '\(name)', \(what).",
            help: ["Answer with values, and let \(receiver(of: roleMember)) have them shown."],
            notes: roleMember.notesOnLimits(at: roleMember.role?.name.range, in: subject),
            subject: subject.subject(roleMember.type, name)
        )
    }

    private static func isView(_ type: NamedType, _ code: CodeIndex, _ known: inout [NamedType: Bool]) -> Bool {
        if let isView = known[type] { return isView }
        let isView = code.isView(type) || code.isViewController(type)
        known[type] = isView
        return isView
    }

    /// The dependencies on views of screens that a reference makes.
    private static func viewRoles(
        of reference: CodeReference,
        in roleMember: RoleMember,
        _ dependencies: RoleDependencies,
        _ subject: CodeSubject
    ) -> [RoleDependency] {
        dependencies.targets(of: reference, for: roleMember).filter { target in
            subject.roles.screens[target.screen].architecture.role(target.role)?.isView == true
                && !isOwnChannel(to: target, by: reference, of: roleMember, subject)
        }.map { RoleDependency(roleMember: roleMember, target: $0, reference: reference) }
    }

    /// Whether a channel leads from the role to the view of its own screen, whose protocol it may know then, whatever screen that is
    /// called after.
    private static func isOwnChannel(
        to target: RoleReference,
        by reference: CodeReference,
        of roleMember: RoleMember,
        _ subject: CodeSubject
    ) -> Bool {
        guard roleMember.architecture.hasChannel(from: roleMember.roleName, to: target.role) else { return false }
        if target.screen == roleMember.screen { return true }
        guard let named = reference.target.projectType, subject.code[named].kind == .protocol,
            let screen = roleMember.screen
        else { return false }
        let conformers = subject.code.conformers(of: named)
        return subject.roles.screens[screen].types(playing: target.role).contains(where: conformers.contains)
    }

    private static func receiver(of roleMember: RoleMember) -> String {
        let architecture = roleMember.architecture
        let told = architecture.channels(from: roleMember.roleName).first?.to
        let asks = architecture.channels.first { $0.to?.text == roleMember.roleName }?.from
        return (told ?? asks).map { "the \($0.text)" } ?? "somebody else"
    }
}

import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// Roles hold one another as the architecture says that the project has written.
package enum MismatchedOwnership {
    package static let description = RuleDescription.mismatchedOwnership

    static let rule = ComparingRule(description) { subject in
        let told = subject.analysis(StrongDelegates.self).violations.map(\.reference.member)
        let ofRoles = subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            guard component.declaration.isScreen, let architecture = component.vocabulary?.architecture else {
                return []
            }
            return wishes(of: architecture, on: component, subject).flatMap {
                comparisons(of: $0, component, told, subject)
            }
        }
        return ofRoles + interfaces(told, subject)
    }

    /// How one role is to hold another one, and where the architecture says so, or the screen in its place.
    private struct Wish {
        let holder: String
        let held: String
        let isWeak: Bool
        let place: SourceRange
        var isOfScreen = false

        var key: ComparedKey { isOfScreen ? .ownReference : .ownership }
    }

    private static func wishes(
        of architecture: Architecture,
        on component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Wish] {
        let ofChannels = architecture.channels.compactMap { channel -> Wish? in
            guard let from = channel.from?.text, let to = channel.to?.text, let reference = channel.reference,
                reference != .any
            else { return nil }
            let own = component.declaration.ownReference(onChannel: channel.name.text)
            return Wish(
                holder: from,
                held: to,
                isWeak: reference == .weak,
                place: (own ?? channel.name).range,
                isOfScreen: own != nil
            )
        }
        let ofRoles = architecture.roles.flatMap { role in
            (role.owns ?? []).map { Wish(holder: role.name.text, held: $0.text, isWeak: false, place: $0.range) }
        }
        // What is built in holds for many teams, who differ in this.
        return (ofChannels + ofRoles).filter { subject.specText(at: $0.place) != nil }
    }

    private static func comparisons(
        of wish: Wish,
        _ component: IndexedComponent,
        _ told: [MemberFact],
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        guard let name = component.component.player(ofRole: wish.holder)?.type else { return [] }
        let type: CodeType
        switch subject.onlyType(called: name, of: component) {
        case .failure(let reason): return [Comparison(wish.key, wish.place, .open(reason))]
        case .success(let only): type = only
        }
        guard type.isClass else { return [Comparison(wish.key, wish.place, .open(.otherKind))] }
        let members = subject.code.inheritedMembers(of: type).filter {
            leads($0, to: wish.held, of: component, subject)
        }
        guard !members.isEmpty else { return [Comparison(wish.key, wish.place, .open(.absent))] }
        if let fitting = members.first(where: { $0.isHeldByNobody == wish.isWeak }) {
            return [Comparison(wish.key, wish.place, .held(fitting.nameRange))]
        }
        guard members.count == 1, let member = members.first, !member.isUncertain(in: type) else {
            return [Comparison(wish.key, wish.place, .open(.severalMembers))]
        }
        // Of two that are told, one is enough.
        let isTold = told.contains { $0.nameRange == member.nameRange }
        return isTold
            ? [] : [Comparison(wish.key, wish.place, .differs(finding(wish, member, type, component, subject)))]
    }

    private static func finding(
        _ wish: Wish,
        _ member: MemberFact,
        _ type: CodeType,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let (actual, said) = wish.isWeak ? ("strongly", "weakly") : ("weakly", "strongly")
        let speaker = wish.isOfScreen ? "spec" : "architecture"
        return description.finding(
            at: member.nameRange,
            "'\(type.name)' holds its \(wish.held) \(actual), and the \(speaker) says \(said).",
            help: [
                wish.isWeak
                    ? "Declare '\(member.baseName)' as 'weak var', or let the \(speaker) say otherwise."
                    : "Keep it, or let the \(speaker) say otherwise."
            ],
            notes: [
                Diagnostic.Note(
                    at: wish.place,
                    "The \(speaker) of '\(component.name)' says here how the \(wish.holder) holds it."
                )
            ],
            subject: subject.subject(type, member.baseName.string)
        )
    }

    /// Whether a property holds who plays a role of the screen.
    private static func leads(
        _ member: MemberFact,
        to role: String,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Bool {
        guard member.kind == .storedProperty, !member.isTypeMember,
            !member.attributes.contains(where: {
                $0.name.startsUppercase && $0.name != "IBOutlet" && $0.name != "MainActor"
            })
        else { return false }
        return subject.roles(heldBy: member).contains { reference in
            reference.role == role
                && subject.roles.screens[reference.screen].component?.declaration.name == component.declaration.name
        }
    }
}

extension MemberFact {
    /// Whether the object that it leads to is gone without somebody else.
    var isHeldByNobody: Bool { isWeak || isUnowned }
}

import ArchitectureRules
import ScreenModel
import SourceFacts
import SourceText
import SpecFrontEnd

/// Nobody is called by a name that the protocol lacks.
package enum UndeclaredMessage {
    package static let card = RuleCard(
        "undeclared-message",
        .error,
        .architecture,
        purpose: "A delegate or partner is called by names that its protocol has.",
        why: """
            The protocol is all that a view knows of its delegate, and a presenter of its interactor. A call that it \
            lacks is one that somebody renamed on one side only, or wrote before the protocol: it does not compile, or \
            compiles only because an object of another type stands behind it. Protocols of the project are looked at \
            where all that they refine is known, and those that a spec generates, whether or not they are written yet.
            """,
        wrong: .swift(
            """
            import UIKit

            protocol LoginViewControllerDelegate: AnyObject {
                func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
            }

            final class LoginViewController: UIViewController {
                weak var delegate: LoginViewControllerDelegate?

                @objc private func performPasswordRecovery(_ sender: UIButton) {
                    delegate?.⟦passwordRecoveryRequested⟧(from: sender)
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            protocol LoginViewControllerDelegate: AnyObject {
                func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
            }

            final class LoginViewController: UIViewController {
                weak var delegate: LoginViewControllerDelegate?

                @objc private func performPasswordRecovery(_ sender: UIButton) {
                    delegate?.loginViewControllerPasswordRecoveryRequested(self)
                }
            }

            """
        ),
        misses:
            "Labels and types of arguments, which the Swift compiler checks, receivers whose type cannot be read off, types of "
            + "which the project has two with one name, and members of a view or controller where the code imports a package."
    )

    package static let rule = Rule(card) { (subject: CodeSubject) in
        var vocabularies: [NamedReceiver: ProtocolVocabulary?] = [:]
        let partners = partnersWithoutProtocol(subject)
        let additions = Once<PlatformAdditions>()
        let receivers = ProtocolReceivers(subject)
        return subject.checkedTypes.flatMap { type -> [Diagnostic] in
            guard type.kind != .typealias else { return [] }
            return type.members.flatMap { member in
                member.calls.compactMap { call -> Diagnostic? in
                    if !partners.isEmpty,
                        let finding = missingMember(of: call, in: member, type, partners, additions, subject)
                    {
                        return finding
                    }
                    guard let receiver = receiver(of: call, in: member, receivers, subject) else { return nil }
                    if vocabularies[receiver] == nil { vocabularies[receiver] = .some(receiver.vocabulary(subject)) }
                    guard let vocabulary = vocabularies[receiver] ?? nil else { return nil }
                    return finding(call, vocabulary, in: type, subject)
                }
            }
        }
    }

    /// What a partner is asked for that is known by its own class, since the channel to it has no protocol.
    private static func missingMember(
        of call: CallFact,
        in member: MemberFact,
        _ type: CodeType,
        _ partners: Set<TypeID>,
        _ additions: Once<PlatformAdditions>,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let path = call.calledPath
        guard path.count > 1 else { return nil }
        let types = subject.code.types(along: call.callee, in: member)
        guard types.count < path.count, let partner = types.last?.projectType, partner != type.id,
            partners.contains(partner), isAlone(partner, subject)
        else { return nil }
        let component = path[path.startIndex + types.count]
        let name = component.name.string
        guard subject.code.hasMember(name, .project(partner)) == false,
            subject.code.platformClass(of: partner) == nil
                || !additions({ PlatformAdditions(subject.code) }).mayHold(name)
        else { return nil }
        let partnerType = subject.code[partner]
        let known = subject.inheritedMembers(of: partnerType).map(\.baseName.string)
        let hint =
            Spelling.closest(to: name, among: known).map { "did you mean '\($0)'?" }
            ?? "add it there, or use what there is."
        return card.finding(
            at: component.range,
            "'\(partnerType.name)' has no '\(name)', by which '\(type.name)' reaches for it here; \(hint)",
            notes: [Diagnostic.Note(at: partnerType.declaration.nameRange, "'\(partnerType.name)' is declared here.")],
            subject: subject.subject(type, "\(partnerType.name).\(name)")
        )
    }

    /// The classes that others know by no protocol of theirs; mostly there are none.
    private static func partnersWithoutProtocol(_ subject: CodeSubject) -> Set<TypeID> {
        Set(subject.code.types.lazy.filter { $0.isClass && isReachedWithoutProtocol($0.id, subject) }.map(\.id))
    }

    /// Whether a channel without a protocol leads to a role that the class plays.
    private static func isReachedWithoutProtocol(_ type: TypeID, _ subject: CodeSubject) -> Bool {
        subject.roles.roles(of: type).contains { screen, role in
            let channels = screen.architecture.channels.filter { $0.to?.text == role.name.text }
            return !channels.isEmpty && channels.allSatisfy { $0.protocolPattern == nil }
        }
    }

    /// Whose protocol it is: one of the code, or one of a spec that is not written yet.
    private enum NamedReceiver: Hashable {
        case type(TypeID)
        case interface(String)

        func vocabulary(_ subject: CodeSubject) -> ProtocolVocabulary? {
            switch self {
            case .type(let id): subject.vocabulary(ofProtocol: id)
            case .interface(let name): subject.vocabulary(ofInterface: name)
            }
        }
    }

    private static func finding(
        _ call: CallFact,
        _ vocabulary: ProtocolVocabulary,
        in type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        guard let component = call.calledPath.last, !vocabulary.names.contains(component.name.string) else {
            return nil
        }
        let name = component.name.string
        let close = Spelling.closest(to: name, among: vocabulary.names.sorted())
        let hint = close.map { "did you mean '\($0)'?" } ?? "add it there, or call what there is."
        return card.finding(
            at: component.range,
            "'\(vocabulary.name)' has no '\(name)', by which '\(type.name)' calls it here; \(hint)",
            notes: [Diagnostic.Note(at: vocabulary.place, "'\(vocabulary.name)' is declared here.")],
            fixes: close.map { [Diagnostic.Fix("Replace with '\($0)'", at: component.range, with: $0)] } ?? [],
            subject: subject.subject(type, "\(vocabulary.name).\(name)")
        )
    }

    // MARK: Who is called

    /// The protocol of what is called, where the call is one to the object itself and not to an optional around it.
    private static func receiver(
        of call: CallFact,
        in member: MemberFact,
        _ receivers: ProtocolReceivers,
        _ subject: CodeSubject
    ) -> NamedReceiver? {
        let path = call.calledPath
        guard path.count > 1, receivers.mayReceive(call, path) else { return nil }
        guard let last = path.dropLast().last, !last.isCalled, !last.isSubscripted, call.callee.root != .implicit
        else { return nil }
        guard isUnwrapped(last, call, path, in: member, subject) else { return nil }
        let types = subject.code.types(along: call.callee, in: member)
        guard types.count >= path.count - 1 else { return interface(of: call, path, in: member, subject) }
        guard let id = types[path.count - 2].projectType, subject.code[id].kind == .protocol, isAlone(id, subject),
            isExactly(id, path.dropLast(), call, in: member, subject)
        else { return nil }
        return .type(id)
    }

    /// Whether no other type of the project has the name: of several, one in another target may be meant.
    private static func isAlone(_ id: TypeID, _ subject: CodeSubject) -> Bool {
        subject.code.types(named: subject.code.qualifiedName(of: id)).count == 1
    }

    /// `func join(_ filters: Filter...)` has an array of filters.
    private static func isVariadic(_ local: LocalFact, in member: MemberFact) -> Bool {
        local.kind == .parameter
            && member.parameters.contains { $0.isVariadic && $0.name.map { $0 == local.name } == true }
    }

    /// `delegate?.x`, `delegate!.x`, or a value that is no optional.
    private static func isUnwrapped(
        _ component: ComponentFact,
        _ call: CallFact,
        _ path: FactRows<ComponentFact>,
        in member: MemberFact,
        _ subject: CodeSubject
    ) -> Bool {
        if component.isOptionalChained || component.isForced { return true }
        if path.count == 2, let local = call.callee.local {
            if isVariadic(local, in: member) { return false }
            if local.kind == .optionalBinding { return true }
            return local.type.map { $0.kind == .implicitlyUnwrapped || !$0.isOptional } ?? false
        }
        guard let type = declaredType(path.dropLast(), call, in: member, subject) else {
            return false
        }
        return type.kind == .implicitlyUnwrapped || !type.isOptional
    }

    /// The annotation of the property that is called.
    private static func declaredType(
        _ path: FactRows<ComponentFact>,
        _ call: CallFact,
        in member: MemberFact,
        _ subject: CodeSubject
    ) -> TypeFact? {
        guard let name = path.last?.name else { return nil }
        let holder: NamedType
        if path.count == 1 {
            guard let owner = member.owner.flatMap(subject.code.type(of:)) else { return nil }
            holder = .project(owner.id)
        } else {
            let types = subject.code.types(along: call.callee, in: member)
            guard types.count >= path.count - 1 else { return nil }
            holder = types[path.count - 2]
        }
        guard let found = subject.code.member(name, of: holder), found.isProperty else { return nil }
        return found.type
    }

    /// Whether what is called is declared to be of the protocol itself: a generic parameter may be more than its bound, and
    /// a name behind a module may be that of another package.
    private static func isExactly(
        _ id: TypeID,
        _ path: FactRows<ComponentFact>,
        _ call: CallFact,
        in member: MemberFact,
        _ subject: CodeSubject
    ) -> Bool {
        if path.count == 1, let local = call.callee.local {
            return local.type.map { isNamed(id, $0.stripped, subject) }
                ?? isBoundToMember(local, id, in: member, subject)
        }
        guard let type = declaredType(path, call, in: member, subject) else { return false }
        return isNamed(id, type.stripped, subject)
    }

    private static func isNamed(_ id: TypeID, _ type: TypeFact, _ subject: CodeSubject) -> Bool {
        type.kind == .named && type.name.map { $0 == subject.code[id].name } == true
            && (type.base == nil || subject.code[id].parent != nil)
    }

    /// `guard let delegate`: what it was bound to says what it is.
    private static func isBoundToMember(
        _ local: LocalFact,
        _ id: TypeID,
        in member: MemberFact,
        _ subject: CodeSubject
    ) -> Bool {
        guard local.kind == .optionalBinding, let use = local.value?.use, use.components.count == 1,
            let name = use.components.first?.name, use.local == nil,
            let owner = member.owner.flatMap(subject.code.type(of:)),
            let type = subject.code.member(name, of: .project(owner.id))?.type
        else { return false }
        return isNamed(id, type.stripped, subject)
    }

    /// A property whose type is a protocol that a spec declares and no file holds.
    private static func interface(
        of call: CallFact,
        _ path: FactRows<ComponentFact>,
        in member: MemberFact,
        _ subject: CodeSubject
    ) -> NamedReceiver? {
        guard path.count == 2, let type = declaredType(path.dropLast(), call, in: member, subject) else {
            return nil
        }
        let name = type.stripped.qualifiedName
        guard subject.code.types(named: name).isEmpty, subject.vocabulary(ofInterface: name) != nil else { return nil }
        return .interface(name)
    }
}

import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Nobody is called by a name that the protocol lacks.
package enum UndeclaredMessage {
    package static let description = RuleDescription.undeclaredMessage

    static let rule = TypeRule(description) { subject in
        let partners = partnersWithoutProtocol(subject)
        let additions = Lazy { PlatformAdditions(subject.code) }
        let stale = StaleTypes(of: subject)
        let unanswered = UnansweredMessages(subject)
        return { types in
            zip(types, unanswered.messages(of: types)).flatMap { type, messages -> [Diagnostic] in
                guard type.kind != .typealias else { return [] }
                let found =
                    missingMembers(askedBy: type, partners, additions, subject)
                    + messages.compactMap { finding($0, in: type, subject) }
                return found.isEmpty || stale.contains(type) ? [] : found
            }
        }
    }

    private static func missingMembers(
        askedBy type: CodeType,
        _ partners: Set<TypeID>,
        _ additions: Lazy<PlatformAdditions>,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        if partners.isEmpty { return [] }
        return type.members.flatMap { member in
            member.calls.compactMap { missingMember(of: $0, in: member, type, partners, additions, subject) }
        }
    }

    /// What a partner is asked for that is known by its own class, since the channel to it has no protocol.
    private static func missingMember(
        of call: CallFact,
        in member: MemberFact,
        _ type: CodeType,
        _ partners: Set<TypeID>,
        _ additions: Lazy<PlatformAdditions>,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let path = call.calledPath
        guard path.count > 1 else { return nil }
        let types = subject.code.types(along: call.callee, in: member)
        guard types.count < path.count, let partner = types.last?.projectType, partner != type.id,
            partners.contains(partner), subject.code.isAlone(partner)
        else { return nil }
        let component = path[path.startIndex + types.count]
        let name = component.name.string
        guard !Self.ofAllClasses.contains(name), subject.code.hasMember(name, .project(partner)) == false,
            !isProjection(name, of: partner, subject), !isSynthesized(name, of: partner, subject.code),
            !isOfOptional(path[path.startIndex + types.count - 1], types, call, in: member, subject.code),
            subject.code.platformClass(of: partner) == nil
                || !additions.value.mayHold(name)
        else { return nil }
        let partnerType = subject.code[partner]
        let known = subject.code.inheritedMembers(of: partnerType).map(\.baseName.string)
        let hint =
            Spelling.question(about: name, among: known)
            ?? "Add it there, or use what there is."
        return description.finding(
            at: component.range,
            "'\(partnerType.name)' has no '\(name)', by which '\(type.name)' reaches for it here.",
            help: [hint],
            notes: [Diagnostic.Note(at: partnerType.declaration.nameRange, "'\(partnerType.name)' is declared here.")],
            subject: subject.subject(type, "\(partnerType.name).\(name)")
        )
    }

    /// What Swift makes for those that conform to a protocol, and that nobody writes.
    private static func isSynthesized(_ name: String, of type: TypeID, _ code: CodeIndex) -> Bool {
        guard name == "encode" else { return false }
        return code.classes(from: type).flatMap { code[$0].declarations }.flatMap(\.inheritedTypes).contains {
            inherited in
            inherited.type.name == "Codable" || inherited.type.name == "Encodable"
        }
    }

    /// `viewModel.map { … }`: whether what is reached for is that of an optional, and not of the object in it.
    private static func isOfOptional(
        _ component: ComponentFact,
        _ types: ArraySlice<NamedType>,
        _ call: CallFact,
        in member: MemberFact,
        _ code: CodeIndex
    ) -> Bool {
        guard !component.isOptionalChained, !component.isForced, !component.isCalled else { return false }
        if types.count == 1, let local = call.callee.local {
            return local.kind != .optionalBinding && local.type?.isOptional ?? false
        }
        let holder = types.count > 1 ? types[types.endIndex - 2] : code.ownerType(of: member)
        return code.member(component.name, of: holder)?.type?.isOptional ?? false
    }

    /// What every class has, be it that it declares none: `LoginPresenter.init()`, `LoginPresenter.self`.
    private static let ofAllClasses: Set<String> = ["init", "self", "Type"]

    /// What property wrappers and 'ObservableObject' add: `$name`, `_name`, `objectWillChange`.
    private static func isProjection(_ name: String, of type: TypeID, _ subject: CodeSubject) -> Bool {
        let members = subject.code.inheritedMembers(of: subject.code[type])
        func isWrapped(_ member: MemberFact) -> Bool {
            member.attributes.contains { $0.name.startsUppercase }
        }
        if name == "objectWillChange" {
            return members.contains(where: isWrapped)
                || subject.code.conforms(type, toProtocolNamed: "ObservableObject")
        }
        guard name.first == "$" || name.first == "_" else { return false }
        return members.contains { $0.baseName == String(name.dropFirst()) && isWrapped($0) }
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

    private static func finding(
        _ message: UnansweredMessages.Message,
        in type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        guard let component = message.call.calledPath.last,
            let vocabulary = message.vocabulary.vocabulary(subject.specTable), !vocabulary.contains(component.name)
        else { return nil }
        let name = component.name.string
        // What the spec says and the protocol lacks is told there.
        let isDescribed = vocabulary.declared.contains { declared in
            subject.specTable.interface(named: declared.name)?.members.contains { $0.baseName == name } == true
        }
        guard !isDescribed else { return nil }
        let close = Spelling.closest(to: name, among: vocabulary.allNames)
        let hint = close.map { "Did you mean '\($0)'?" } ?? "Add it there, or call what there is."
        return description.finding(
            at: component.range,
            "'\(vocabulary.name)' has no '\(name)', by which '\(type.name)' calls it here.",
            help: [hint],
            notes: vocabulary.declared.map { Diagnostic.Note(at: $0.place, "'\($0.name)' is declared here.") },
            fixes: [close.map { Diagnostic.Fix(replacing: component.range, with: $0) }],
            subject: subject.subject(type, "\(vocabulary.name).\(name)")
        )
    }
}

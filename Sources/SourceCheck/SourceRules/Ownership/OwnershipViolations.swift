import ScreenModel
import SourceFacts

/// Finds delegates, data sources of views and references that lead back, where they are held strongly, and references by
/// which the architecture has one role keep another, where they are weak.
struct OwnershipViolations: Sendable {
    private let subject: CodeSubject

    init(_ subject: CodeSubject) {
        self.subject = subject
    }

    func violations(of type: CodeType) -> [OwnershipViolation] {
        guard type.isReference else { return [] }
        let wishes = wishes(of: type)
        return type.declaration.members.compactMap { member in
            let isWeak = isKeptByNobody(member)
            let mayViolateOwnership =
                isWeak
                ? wishes.contains(.strong)
                : wishes.contains(.weak) || isCalledHelper(member) || isCalledController(member)
            guard mayViolateOwnership, isWeak || isStrong(member), let annotation = member.type,
                let named = namedType(annotation, of: member)
            else { return nil }
            let found =
                isWeak
                ? isToBeKept(named, by: type)
                : leadsBack(named, from: type) ?? delegateKind(member, annotation, named, of: type)
                    ?? leadsToController(member, named, from: type)
            guard let kind = found else { return nil }
            return OwnershipViolation(member: member, kind: kind, type: named)
        }
    }

    /// How the roles that a type plays are to hold others; mostly the architecture says nothing of it.
    private func wishes(of type: CodeType) -> Set<Channel.Reference> {
        var wishes: Set<Channel.Reference> = []
        for play in subject.roles.plays(of: type.id) {
            for channel in subject.roles.screen(of: play).architecture.channels where channel.from?.text == play.role {
                if let reference = channel.reference { wishes.insert(reference) }
            }
        }
        return wishes
    }

    /// By the name of the property, which is enough to leave out nearly all.
    private func isCalledHelper(_ member: MemberFact) -> Bool {
        let name = member.baseName
        return name == "delegate" || name.hasSuffix("Delegate") || name == "dataSource" || name.hasSuffix("DataSource")
    }

    /// Stored for every object, in a place of its own: what wraps a property may hold it weakly.
    private func isStrong(_ member: MemberFact) -> Bool {
        member.kind == .storedProperty && !member.isTypeMember && !member.isWeak && !member.isUnowned && !member.isLazy
            && !member.isOverride
            && !member.attributes.contains { attribute in
                attribute.name.startsUppercase && !Self.plainAttributes.contains(attribute.name)
            }
    }

    private func isKeptByNobody(_ member: MemberFact) -> Bool {
        member.kind == .storedProperty && !member.isTypeMember && (member.isWeak || member.isUnowned)
    }

    private static let plainAttributes: Set<String> = ["IBOutlet", "IBInspectable", "MainActor", "NSManaged"]

    /// What an annotation names: of a composition, what is to be held weakly, or what is called a delegate; `nil` for
    /// closures, collections and the like.
    private func namedType(_ annotation: TypeFact, of member: MemberFact) -> NamedType? {
        let parts = parts(of: annotation, of: member)
        let found = parts.first { !subject.references[$0.type].isEmpty } ?? parts.first(where: \.isCalledDelegate)
        return (found ?? parts.first)?.type
    }

    /// One of the types that `any A & B` joins.
    private struct Part {
        let type: NamedType
        let isCalledDelegate: Bool

        init(_ written: TypeFact, _ type: NamedType) {
            self.type = type
            isCalledDelegate = written.stripped.name?.hasSuffix("Delegate") ?? false
        }
    }

    private func parts(of annotation: TypeFact, of member: MemberFact) -> [Part] {
        var written = annotation.stripped
        while written.kind == .named, written.base == nil, written.name == "Optional",
            let inner = written.genericArguments.first
        {
            written = inner.stripped
        }
        switch written.kind {
        case .named:
            let found = subject.code.lookup(written, in: member)
            guard let alias = found.projectType, let aliased = subject.code[alias].declaration.aliasedType?.stripped,
                aliased.kind == .composition
            else { return [Part(written, found)] }
            let place = subject.code[alias].declaration.parent
            return aliased.parts.map { Part($0, subject.code.lookup($0, in: place)) }
        case .composition: return written.parts.map { Part($0, subject.code.lookup($0, in: member)) }
        default: return []
        }
    }

    // MARK: Delegates

    private func delegateKind(
        _ member: MemberFact,
        _ annotation: TypeFact,
        _ named: NamedType,
        of type: CodeType
    ) -> OwnershipViolation.Kind? {
        let name = member.baseName
        let isDelegate = parts(of: annotation, of: member).contains(where: \.isCalledDelegate)
        // Of another name, it may be whoever keeps a delegate alive that others hold weakly.
        if name == "delegate" || name.hasSuffix("Delegate") && isDelegate {
            guard canBeDelegate(named, typeCalledDelegate: isDelegate, member), !isOwned(member, by: type),
                !isPartner(named, of: type)
            else { return nil }
            return .delegate
        }
        guard name == "dataSource" || name.hasSuffix("DataSource"), let candidate = named.projectType,
            isAsked(candidate, by: type, isConstant: member.isConstant), !isOwned(member, by: type),
            !hasValueConformers(candidate)
        else { return nil }
        return .dataSource
    }

    /// Whether a protocol is there to be asked by a view, or by something else for which controllers alone answer: a repository keeps
    /// what it is called after.
    private func isAsked(_ candidate: TypeID, by type: CodeType, isConstant: Bool) -> Bool {
        let code = subject.code
        if code.isView(type.id) { return !isConstant && code.isDataSourceOfView(code[candidate]) }
        guard code[candidate].kind == .protocol else { return false }
        let answering = code.conformers(of: candidate).filter { !code.file(of: code[$0]).isTest }
        return !answering.isEmpty && answering.allSatisfy { code.isView($0) || code.isViewController($0) }
    }

    /// Whether the architecture has the class keep the object, whatever it calls it, and the object does not keep the class in turn.
    private func isPartner(_ named: NamedType, of type: CodeType) -> Bool {
        channels(from: type, to: named) { $0 != .weak }.contains { wish in
            !isHeldBack(by: wish.reference.to, of: wish.play, where: isKept)
        }
    }

    /// Whether the type is a protocol for objects, or one for whatever comes along that nothing but objects conform to.
    private func canBeDelegate(_ type: NamedType, typeCalledDelegate: Bool, _ member: MemberFact) -> Bool {
        switch type {
        case .project(let id):
            let declared = subject.code[id]
            if declared.kind == .protocol {
                return (typeCalledDelegate || !member.isConstant) && !hasValueConformers(id)
            }
            return declared.isReference && !typeCalledDelegate && !member.isConstant
        case .platform(let type): return subject.code.isBound(platformProtocol: type)
        case .ambiguous(let types): return types.allSatisfy { subject.code[$0].kind == .protocol }
        case .unknown: return typeCalledDelegate && !member.isConstant
        }
    }

    private func hasValueConformers(_ id: TypeID) -> Bool {
        subject.code.classBound(id) == .open
            && subject.code.conformers(of: id).contains { !subject.code[$0].isReference }
    }

    /// Whether the class made the object, or has to keep it since it hands it to somebody who does not.
    private func isOwned(_ member: MemberFact, by type: CodeType) -> Bool {
        if let value = member.value, value.kind != .nil { return true }
        return subject.code.isMade(member, by: type) || subject.code.isMadeBefore(member, by: type)
            || type.handsOnAsDelegate(member)
    }

    // MARK: References between roles

    private func leadsBack(_ named: NamedType, from type: CodeType) -> OwnershipViolation.Kind? {
        let wanted = channels(from: type, to: named) { $0 == .weak }
        let found = wanted.first { wish in
            if isHeldBack(by: wish.reference.to, of: wish.play, where: isKept) {
                return true
            }
            // Of two that are held the other way round, one is weak as well.
            return isNamed(wish.screen)
                && !isHeldBack(by: wish.reference.to, of: wish.play) { !isKept($0) }
        }
        return found.map { .leadsBack($0.reference) }
    }

    /// Whether what is called a view is a view controller of any class, and the screen's own keeps the role in turn.
    private func leadsToController(
        _ member: MemberFact,
        _ named: NamedType,
        from type: CodeType
    ) -> OwnershipViolation.Kind? {
        guard isCalledController(member), case .platform(let platform) = named, platform.name == "UIViewController"
        else { return nil }
        for play in subject.roles.plays(of: type.id) {
            let screen = subject.roles.screen(of: play)
            guard let view = screen.architecture.viewRole?.name.text, play.role != view else { continue }
            let role = play.role
            let isKept =
                isHeld(role, by: view, in: play.screen, where: isKept)
                || screen.architecture.partner.map { partner in
                    isHeld(role, by: partner, in: play.screen, where: self.isKept)
                        && isHeld(partner, by: view, in: play.screen, where: self.isKept)
                } ?? false
            if isKept { return .leadsToController(role: role, screen: screen.name) }
        }
        return nil
    }

    private func isCalledController(_ member: MemberFact) -> Bool {
        let name = member.baseName
        return name == "view" || name == "viewController" || name == "controller"
    }

    private func isKept(_ member: MemberFact) -> Bool { !member.isWeak && !member.isUnowned }

    private func isToBeKept(_ named: NamedType, by type: CodeType) -> OwnershipViolation.Kind? {
        channels(from: type, to: named) { $0 == .strong }.first { isNamed($0.screen) }.map { .isToBeKept($0.reference) }
    }

    private typealias Wish = (reference: OwnershipViolation.ChannelReference, play: RolePlay, screen: CodeScreen)

    /// The channels of the architecture that lead from a type to what it holds, as far as what they say of how to hold it is wanted.
    private func channels(
        from type: CodeType,
        to named: NamedType,
        where isWanted: (Channel.Reference?) -> Bool
    ) -> [Wish] {
        let targets = subject.references[named]
        guard !targets.isEmpty else { return [] }
        return subject.roles.plays(of: type.id).flatMap { play in
            let screen = subject.roles.screen(of: play)
            return screen.architecture.channels.compactMap { channel -> Wish? in
                guard isWanted(channel.reference), channel.from?.text == play.role, let receiver = channel.to?.text,
                    targets.contains(RoleReference(screen: play.screen, role: receiver))
                        || isFlow(receiver, of: targets, from: screen)
                else { return nil }
                let own = screen.component?.declaration.ownReference(onChannel: channel.name.text)
                let reference = OwnershipViolation.ChannelReference(
                    from: play.role,
                    to: receiver,
                    channel: own ?? channel.name,
                    speaker: own == nil ? screen.architecture.name.text : screen.name,
                    hasOtherOwner: screen.architecture.channels.contains {
                        $0.to?.text == receiver && $0.from?.text != play.role && $0.reference != .weak
                    }
                )
                return (reference, play, screen)
            }
        }
    }

    /// Whether a type leads through several screens, of which this one has nobody by its own name.
    private func isFlow(_ name: String, of targets: [RoleReference], from screen: CodeScreen) -> Bool {
        guard let role = screen.architecture.role(name), subject.isOfFlows(role), screen.types(playing: name).isEmpty
        else { return false }
        return targets.contains { target in
            target.role == name
                && subject.roles.screens[target.screen].architecture.name.text == screen.architecture.name.text
        }
    }

    private func isNamed(_ screen: CodeScreen) -> Bool {
        screen.component != nil || !subject.architectures.isGuessed(module: screen.module)
    }

    /// Whether the receiver holds the sender, strongly so that the two keep one another alive, or weakly.
    private func isHeldBack(
        by receiver: String,
        of play: RolePlay,
        where isWanted: (MemberFact) -> Bool
    ) -> Bool {
        isHeld(play.role, by: receiver, in: play.screen, where: isWanted)
    }

    /// Whether who plays one role of a screen stores who plays another one.
    private func isHeld(
        _ role: String,
        by receiver: String,
        in number: Int,
        where isWanted: (MemberFact) -> Bool
    ) -> Bool {
        let held = RoleReference(screen: number, role: role)
        return subject.roles.screens[number].types(playing: receiver).contains { holder in
            subject.code.classes(from: holder).contains { holder in
                subject.code[holder].members.contains { member in
                    member.kind == .storedProperty && !member.isTypeMember && isWanted(member)
                        && subject.roles(heldBy: member).contains(held)
                }
            }
        }
    }
}

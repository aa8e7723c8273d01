import ScreenModel
import SourceFacts
import SourceText

/// That the code of one role uses another role.
struct RoleTalk: Sendable {
    let speaker: Speaker
    /// The role that is used, of the speaker's screen or of another one.
    let listener: RoleReference
    let reference: CodeReference

    /// The type of the listener as the code knows it: `LoginInteractor`, `LoginInteractorInput`.
    var target: TypeID? { reference.target.projectType }
}

/// All words from one speaker to other roles, in the order of the sources.
struct Conversation: Sendable {
    let speaker: Speaker
    let talks: [RoleTalk]
}

extension CodeSubject {
    /// Of everybody whose words count: several rules ask for them.
    var conversations: [Conversation] {
        allConversations {
            code.concurrency.map(speakers) { [self] in Conversation(speaker: $0, talks: findTalks(of: $0)) }
        }
    }

    private func findTalks(of speaker: Speaker) -> [RoleTalk] {
        references(of: speaker).flatMap { reference in
            listeners(of: reference, for: speaker).map {
                RoleTalk(speaker: speaker, listener: $0, reference: reference)
            }
        }
    }

    /// The role that a reference leads to: in the speaker's own screen if the type plays one there.
    func listeners(of reference: CodeReference, for speaker: Speaker) -> [RoleReference] {
        guard let target = reference.target.projectType, target != speaker.type.id else { return [] }
        guard !isModuleInput(target) else { return [] }
        let roles = references[target].filter { isReliable($0, for: target) }
        if !roles.isEmpty, let own = channelReceiver(bearingName: reference, for: speaker) { return [own] }
        let own = roles.first { $0.screen == speaker.screen }
        if isOutgoing(target, of: speaker) {
            // Who hears it matters only where a channel says so, as that of a view to its presenter.
            return own.map { isChannel(from: speaker, to: $0) ? [$0] : [] } ?? []
        }
        if let own { return [own] }
        // A type that several screens share plays one role in all of them, or nobody knows which is meant.
        guard let first = roles.first, roles.allSatisfy({ $0.role == first.role }) else { return [] }
        return [first]
    }

    private func isChannel(from speaker: Speaker, to listener: RoleReference) -> Bool {
        !speaker.architecture.channels(from: speaker.roleName, to: listener.role).isEmpty
    }

    /// Whether a protocol is the speaker's own word to whoever wants to hear it: its delegate or output. Who conforms to it
    /// is nothing that the speaker knows.
    private func isOutgoing(_ target: TypeID, of speaker: Speaker) -> Bool {
        let type = code[target]
        guard type.kind == .protocol, !isChannelProtocol(target) else { return false }
        let name = ProtocolName.bare(type.name)
        return type.name.hasPrefix(speaker.type.name) || Self.outgoing.contains { name.hasSuffix($0) }
    }

    /// Whether a protocol is what a screen offers to whoever opened it, `LoginInput` or `LoginModuleInput`, whichever of its
    /// roles conforms: an owner may be of any role.
    private func isModuleInput(_ target: TypeID) -> Bool {
        let type = code[target]
        guard type.kind == .protocol, !isChannelProtocol(target) else { return false }
        let name = ProtocolName.bare(type.name)
        return references[target].contains { reference in
            let screen = roles.screens[reference.screen].name
            return name == "\(screen)Input" || name == "\(screen)ModuleInput"
        }
    }

    /// Whether the architecture's patterns or a spec give the protocol to a channel.
    func isChannelProtocol(_ target: TypeID) -> Bool {
        let name = code[target].name
        return references[target].contains { reference in
            let screen = roles.screens[reference.screen]
            if screen.component?.component.interfaces.contains(where: { $0.name == name }) == true { return true }
            return screen.architecture.channels.contains { $0.protocolPattern?.name(forScreen: screen.name) == name }
        }
    }

    static let outgoing = ["Delegate", "DataSource", "Output", "Listener", "Observer"]

    /// A protocol that many types of one role happen to have in common says nothing about a screen, unless it is called
    /// after the screen; and a name without company is no screen.
    private func isReliable(_ reference: RoleReference, for target: TypeID) -> Bool {
        let screen = roles.screens[reference.screen]
        if code[target].kind == .protocol, screen.component == nil, !code[target].name.hasPrefix(screen.name) {
            return false
        }
        if architectures.isGuessed(module: screen.module) { return isWhole(reference.screen) }
        return screen.architecture.role(reference.role)?.isKnownByMoreThanName == true
            || hasCompany(reference.screen)
    }
}

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
        allConversations(code.concurrency) {
            // Each of them asks, and would wait for the one that asked first.
            _ = bearers
            return code.concurrency.map(speakers) { [self] in Conversation(speaker: $0, talks: findTalks(of: $0)) }
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
        guard let target = reference.target.projectType, target != speaker.type.id, let bearer = bearer(target),
            bearer.standing != .moduleInput
        else { return [] }
        let roles = bearer.roles
        if !roles.isEmpty, let own = channelReceiver(bearingName: reference, for: speaker) { return [own] }
        let own = roles.first { $0.screen == speaker.screen }
        if isOutgoing(target, bearer, of: speaker) {
            // Who hears it matters only where a channel says so, as that of a view to its presenter.
            return own.map { isChannel(from: speaker, to: $0) ? [$0] : [] } ?? []
        }
        if let own { return [own] }
        // A type that several screens share plays one role in all of them, or nobody knows which is meant.
        guard let first = roles.first, roles.allSatisfy({ $0.role == first.role }) else { return [] }
        return [first]
    }

    private func isChannel(from speaker: Speaker, to listener: RoleReference) -> Bool {
        speaker.architecture.hasChannel(from: speaker.roleName, to: listener.role)
    }

    /// Whether a protocol is the speaker's own word to whoever wants to hear it: its delegate or output. Who conforms to it
    /// is nothing that the speaker knows.
    private func isOutgoing(_ target: TypeID, _ bearer: RoleBearer, of speaker: Speaker) -> Bool {
        switch bearer.standing {
        case .type, .channel, .moduleInput: false
        case .protocol(let isCalledOutgoing):
            isCalledOutgoing || code[target].name.hasPrefix(speaker.type.name)
        }
    }

    static let outgoing = ["Delegate", "DataSource", "Output", "Listener", "Observer"]
}

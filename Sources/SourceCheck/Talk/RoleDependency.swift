import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// That the code of one role uses another role.
struct RoleDependency: Sendable {
    let roleMember: RoleMember
    /// The role that is used, of the speaker's screen or of another one.
    let listener: RoleReference
    let reference: CodeReference

    /// The type of the listener as the code knows it: `LoginInteractor`, `LoginInteractorInput`.
    var target: TypeID? { reference.target.projectType }
}

/// All words from one speaker to other roles, in the order of the sources.
struct RoleDependencies: Sendable {
    let roleMember: RoleMember
    let talks: [RoleDependency]
}

extension CodeSubject {
    /// Of everybody whose words count: several rules ask for them.
    var roleDependencies: [RoleDependencies] {
        allRoleDependencies {
            // Each of them asks, and would wait for the one that asked first.
            _ = roleBindings
            return code.concurrency.map(roleMembers) { [self] in
                RoleDependencies(roleMember: $0, talks: findDependencies(of: $0))
            }
        }
    }

    private func findDependencies(of roleMember: RoleMember) -> [RoleDependency] {
        references(of: roleMember).flatMap { reference in
            listeners(of: reference, for: roleMember).map {
                RoleDependency(roleMember: roleMember, listener: $0, reference: reference)
            }
        }
    }

    /// The role that a reference leads to: in the speaker's own screen if the type plays one there.
    func listeners(of reference: CodeReference, for roleMember: RoleMember) -> [RoleReference] {
        guard let target = reference.target.projectType, target != roleMember.type.id,
            let roleBinding = roleBinding(target),
            roleBinding.standing != .moduleInput
        else { return [] }
        let roles = roleBinding.roles
        if !roles.isEmpty, let own = channelReceiver(bearingName: reference, for: roleMember) { return [own] }
        let own = roles.first { $0.screen == roleMember.screen }
        if isOutgoing(target, roleBinding, of: roleMember) {
            // Who hears it matters only where a channel says so, as that of a view to its presenter.
            return own.map { isChannel(from: roleMember, to: $0) ? [$0] : [] } ?? []
        }
        if let own { return [own] }
        // A type that several screens share plays one role in all of them, or nobody knows which is meant.
        guard let first = roles.first, roles.allSatisfy({ $0.role == first.role }) else { return [] }
        return [first]
    }

    private func isChannel(from roleMember: RoleMember, to listener: RoleReference) -> Bool {
        roleMember.architecture.hasChannel(from: roleMember.roleName, to: listener.role)
    }

    /// Whether a protocol is the speaker's own word to whoever wants to hear it: its delegate or output. Who conforms to it
    /// is nothing that the speaker knows.
    private func isOutgoing(_ target: TypeID, _ roleBinding: RoleBinding, of roleMember: RoleMember) -> Bool {
        switch roleBinding.standing {
        case .type, .channel, .moduleInput: false
        case .protocol(let isCalledOutgoing):
            isCalledOutgoing || code[target].name.hasPrefix(roleMember.type.name)
        }
    }

    static let outgoing = ["Delegate", "DataSource", "Output", "Listener", "Observer"]
}

import ScreenModel
import SourceFacts

extension RoleDependencies {
    /// The role that a protocol stands for by the name under which a member holds it: what is called `presenter` is the presenter
    /// to it, whoever implements the protocol.
    ///
    /// A protocol that the architecture's patterns or a spec give to a channel says for itself whose it is.
    func receiver(named reference: CodeReference, for roleMember: RoleMember) -> RoleReference? {
        guard let screen = roleMember.screen, let target = reference.target.projectType, code[target].kind == .protocol,
            let name = reference.holdingName, !bindings.isChannelProtocol(target)
        else { return nil }
        let sender = roleMember.roleName
        // Each reference asks, and to copy a channel takes longer than to look at it.
        let channels = roleMember.architecture.channels
        let found = channels.indices.first { number in
            guard channels[number].from?.text == sender, let receiver = channels[number].to?.text,
                name == receiver || channels[number].called?.contains(where: { name == $0.text }) ?? false
            else { return false }
            return roleMember.architecture.role(receiver)?.isOutside != true
        }
        return found.flatMap { channels[$0].to }.map { RoleReference(screen: screen, role: $0.text) }
    }

    /// The same for what another role of the member's screen holds: `viewModel.delegate`, where a channel from the model to its
    /// coordinator is called so, whatever screens that leads through.
    func receiver(reachedBy reference: CodeReference, for roleMember: RoleMember) -> RoleReference? {
        guard reference.way == .reaches, let screen = roleMember.screen, let through = reference.through,
            let target = reference.target.projectType, code[target].kind == .protocol,
            let name = reference.holdingName, !bindings.isChannelProtocol(target)
        else { return nil }
        let holders = bindings[through]?.roles.filter { $0.screen == screen && $0.role != roleMember.roleName } ?? []
        let players = Set(references[target].map(\.role))
        let channel = roleMember.architecture.channels.first { channel in
            guard let receiver = channel.to?.text, players == [receiver],
                holders.contains(where: { $0.role == channel.from?.text })
            else { return false }
            return name == receiver || channel.called?.contains(where: { name == $0.text }) ?? false
        }
        return channel?.to.map { RoleReference(screen: screen, role: $0.text) }
    }
}

extension CodeReference {
    /// What the code calls that which it holds or is handed here.
    fileprivate var holdingName: FactText? {
        switch way {
        case .stores: return member.baseName
        case .names:
            if let parameter = member.parameters.first(where: { $0.holds(range) }) { return parameter.name }
            return member.isProperty && member.type.map { $0.range.lower <= range.lower } == true
                ? member.baseName : nil
        case .reaches:
            guard case .path(let components) = spelling else { return nil }
            return components.last?.name
        case .makes, .usesStatically: return nil
        }
    }
}

import ScreenModel
import SourceFacts

extension CodeSubject {
    /// The role that the speaker knows a protocol as, by the name under which it holds it: what is called `presenter` is the
    /// presenter to it, whoever implements the protocol.
    ///
    /// A protocol that the architecture's patterns or a spec give to a channel says for itself whose it is.
    func channelReceiver(bearingName reference: CodeReference, for roleMember: RoleMember) -> RoleReference? {
        guard let screen = roleMember.screen, let target = reference.target.projectType, code[target].kind == .protocol,
            let name = reference.holdingName, !isChannelProtocol(target)
        else { return nil }
        let speakerRole = roleMember.roleName
        let channel = roleMember.architecture.channels.first { channel in
            guard channel.from?.text == speakerRole, let receiver = channel.to?.text,
                name == receiver || channel.called?.contains(where: { name == $0.text }) ?? false
            else { return false }
            return roleMember.architecture.role(receiver)?.isOutside != true
        }
        return channel?.to.map { RoleReference(screen: screen, role: $0.text) }
    }

    /// Whether a type is only named since a protocol dictates it: a delegate is told who tells it.
    func isDictated(_ reference: CodeReference, of roleMember: RoleMember) -> Bool {
        guard reference.way == .names,
            reference.member.parameters.contains(where: { $0.holds(reference.range) })
        else { return false }
        return code.protocols(of: roleMember.type.id).flatMap(\.candidates).contains { stated in
            let type = code[stated]
            return Self.outgoing.contains { ProtocolName.bare(type.name).hasSuffix($0) }
                && type.declaration.members.contains { $0.name == reference.member.name }
        }
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
        case .talks:
            guard case .path(let components) = spelling else { return nil }
            return components.last?.name
        case .makes, .usesStatically: return nil
        }
    }
}

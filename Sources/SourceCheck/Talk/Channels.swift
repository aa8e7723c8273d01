import ScreenModel

extension Architecture {
    /// The channels that lead from one role to another.
    func channels(from roleMember: String, to listener: String) -> [Channel] {
        channels.filter { $0.from?.text == roleMember && $0.to?.text == listener }
    }

    func hasChannel(from roleMember: String, to listener: String) -> Bool {
        channels.contains { $0.from?.text == roleMember && $0.to?.text == listener }
    }

    func channels(from roleMember: String) -> [Channel] {
        channels.filter { $0.from?.text == roleMember }
    }

    /// Whether it has layers, which import one another, and no channels: then it says nothing about who talks to whom.
    private var listsLayersOnly: Bool { channels.isEmpty && describesNoScreens }

    /// Whether a role may know another one: by a channel, because it owns it, or because it is the same.
    func allows(_ roleMember: String, toKnow listener: String) -> Bool {
        roleMember == listener || listsLayersOnly || hasChannel(from: roleMember, to: listener)
            || role(roleMember)?.owns?.contains { $0.text == listener } == true
            || role(listener)?.isOutside == true
    }

    /// Whether a role only makes screens: it assembles, and no channel leads to it.
    func isFactory(_ name: String) -> Bool {
        role(name)?.assembles == true && !channels.contains { $0.to?.text == name }
    }

    /// Somebody whom the speaker may talk to, and who may talk to the listener.
    func mediator(from roleMember: String, to listener: String) -> (first: Channel, second: Channel)? {
        for first in channels(from: roleMember) {
            guard let role = first.to?.text, role != listener else { continue }
            if let second = channels(from: role, to: listener).first { return (first, second) }
        }
        return nil
    }
}

extension CodeSubject {
    /// Whether the architecture lets the speaker do what the talk does.
    func allows(_ talk: RoleDependency) -> Bool {
        let roleMember = talk.roleMember
        if roleMember.architecture.allows(roleMember.roleName, toKnow: talk.listener.role) {
            return !keepsForeignPartner(talk) && !keepsRoleOfOtherScreen(talk) && !leavesItsScreen(talk)
        }
        // A static method that puts a screen together names what it is made from.
        if talk.reference.member.isTypeMember, talk.reference.member.kind == .method { return true }
        guard roleMember.role?.assembles == true else { return false }
        guard roleMember.isView, !roleMember.architecture.isFactory(talk.listener.role) else { return true }
        // A view that puts its own screen together makes objects and hands them to one another; then it forgets them.
        switch talk.reference.way {
        case .stores: return false
        case .talks: return talk.reference.startsAtNewObject || talk.reference.isWiring
        case .names, .makes, .usesStatically: return true
        }
    }

    /// Whether a view that talks to the presenter of its own screen keeps that of another screen, too. A view that nobody
    /// tells anything, since it observes its models, may put several of them together.
    private func keepsForeignPartner(_ talk: RoleDependency) -> Bool {
        let roleMember = talk.roleMember
        guard roleMember.isView, talk.reference.way == .stores, let screen = roleMember.screen,
            let target = talk.target,
            talk.listener.screen != screen, talk.listener.role == roleMember.architecture.actionsChannel?.to?.text,
            roleMember.architecture.channels.contains(where: { $0.to?.text == roleMember.roleName }),
            !roles.screens[talk.listener.screen].types(playing: roleMember.roleName).isEmpty
        else { return false }
        let own = roles.screens[screen].types(playing: talk.listener.role)
        return !own.isEmpty
            && !own.contains { code.conforms($0, to: target) || code.classes(from: $0).contains(target) }
    }

    /// Whether a presenter, an interactor or the like keeps that of another screen, by its class or by the protocol of a channel
    /// that only its own screen has. Views embed one another, and who assembles screens knows many; where nobody tells the
    /// view anything, models are put together as well.
    private func keepsRoleOfOtherScreen(_ talk: RoleDependency) -> Bool {
        let roleMember = talk.roleMember
        let architecture = roleMember.architecture
        guard !roleMember.isView, talk.reference.way == .stores, let screen = roleMember.screen,
            let target = talk.target,
            talk.listener.role == roleMember.roleName, talk.listener.screen != screen,
            let role = architecture.role(roleMember.roleName), role.assembles != true,
            let view = architecture.viewRole?.name.text,
            architecture.channels.contains(where: { $0.to?.text == view }),
            code[target].isClass || isChannelInside(target, talk.listener),
            !code.conforms(roleMember.type.id, to: target)
        else { return false }
        let own = Set(roles.screens[screen].types(playing: roleMember.roleName).flatMap(code.classes))
        return !own.contains(target) && !code.classes(from: target).contains { own.contains($0) }
    }
}

extension CodeReference {
    /// `interactor.presenter = presenter`: one object is handed to another.
    var isWiring: Bool {
        member.assignments.contains { $0.target.range.lower <= range.lower && range.upper <= $0.target.range.upper }
    }
}

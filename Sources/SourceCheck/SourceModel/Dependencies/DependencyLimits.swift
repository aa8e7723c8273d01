import ScreenModel
import SourceFacts

/// What architectures let the code of one role do with another role.
struct DependencyLimits: CodeAnalysis {
    let code: CodeIndex
    let roles: RoleAssignment
    let architectures: EffectiveArchitectures
    let bindings: RoleBindings

    init(of subject: CodeSubject) {
        code = subject.code
        roles = subject.roles
        architectures = subject.architectures
        bindings = subject.analysis(RoleBindings.self)
    }

    /// Whether the architecture of the member has a channel for the dependency, or something else that permits it.
    func allow(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        if roleMember.architecture.allows(roleMember.roleName, toKnow: dependency.target.role) {
            return !keepsForeignPartner(dependency) && !keepsRoleOfOtherScreen(dependency)
                && !leavesItsScreen(dependency)
        }
        if code.isFactory(dependency.reference.member) || opensByFactory(dependency) || fillsContainer(dependency)
            || isInheritedByOwn(dependency)
        {
            return true
        }
        guard roleMember.role?.assembles == true else { return false }
        guard roleMember.isView, !roleMember.architecture.isFactory(dependency.target.role) else { return true }
        // A view that puts its own screen together makes objects and hands them to one another; then it forgets them.
        switch dependency.reference.way {
        case .stores: return false
        case .reaches: return dependency.reference.startsAtNewObject || dependency.reference.isWiring
        case .names, .makes, .usesStatically: return true
        }
    }

    /// Whether the target is a class that its own screen inherits, such as a base class of controllers: it may look like a screen of its
    /// own.
    private func isInheritedByOwn(_ dependency: RoleDependency) -> Bool {
        guard let screen = dependency.roleMember.screen, let target = dependency.targetType,
            dependency.target.screen != screen
        else { return false }
        return roles.screens[screen].types(playing: dependency.target.role).contains { own in
            code.classes(from: own).dropFirst().contains(target)
        }
    }

    /// Whether a view that leads to other screens itself has one of them put together by whoever does nothing else, such as the
    /// assembly of another module.
    private func opensByFactory(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        guard roleMember.isView, roleMember.forbids?.navigation?.isEmpty ?? true,
            dependency.target.screen != roleMember.screen,
            roles.screens[dependency.target.screen].architecture.isFactory(dependency.target.role)
        else { return false }
        switch dependency.reference.way {
        case .stores: return false
        case .reaches: return dependency.reference.startsAtNewObject
        case .names, .makes, .usesStatically: return true
        }
    }

    /// Whether a tab bar controller or another container, which may have a partner of its own, has what it holds put together by
    /// whoever does nothing else, in the method that puts it in.
    private func fillsContainer(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        guard roleMember.isView, dependency.target.screen != roleMember.screen,
            code.isControllerContainer(roleMember.type.id), dependency.reference.member.setsChildren,
            roles.screens[dependency.target.screen].architecture.isFactory(dependency.target.role)
        else { return false }
        switch dependency.reference.way {
        case .stores: return false
        case .reaches: return dependency.reference.startsAtNewObject || dependency.reference.isWiring
        case .names, .makes, .usesStatically: return true
        }
    }

    /// Whether a view that talks to the presenter of its own screen keeps that of another screen, too. A view that nobody
    /// tells anything, since it observes its models, may put several of them together.
    private func keepsForeignPartner(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        guard roleMember.isView, dependency.reference.way == .stores, let screen = roleMember.screen,
            let target = dependency.targetType,
            dependency.target.screen != screen,
            dependency.target.role == roleMember.architecture.actionsChannel?.to?.text,
            roleMember.architecture.channels.contains(where: { $0.to?.text == roleMember.roleName }),
            !roles.screens[dependency.target.screen].types(playing: roleMember.roleName).isEmpty
        else { return false }
        let own = roles.screens[screen].types(playing: dependency.target.role)
        return !own.isEmpty
            && !own.contains { code.conforms($0, to: target) || code.classes(from: $0).contains(target) }
    }

    /// Whether a presenter, an interactor or the like keeps that of another screen, or has a shared object hand it out, by its class or by the protocol of a channel
    /// that only its own screen has. Views embed one another, and who assembles screens knows many; where nobody tells the
    /// view anything, models are put together as well.
    private func keepsRoleOfOtherScreen(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        let architecture = roleMember.architecture
        guard !roleMember.isView,
            dependency.reference.way == .stores || dependency.reference.startsAtSharedObject
                || dependency.reference.way == .usesStatically && usesState(dependency),
            let screen = roleMember.screen, let target = dependency.targetType,
            dependency.target.role == roleMember.roleName, dependency.target.screen != screen,
            !roles.screens[dependency.target.screen].isForAllScreens, !roles.screens[screen].isForAllScreens,
            let role = architecture.role(roleMember.roleName), role.assembles != true,
            let view = architecture.viewRole?.name.text,
            architecture.channels.contains(where: { $0.to?.text == view }),
            code[target].isClass || isChannelInside(target, dependency.target),
            !code.conforms(roleMember.type.id, to: target)
        else { return false }
        let own = Set(roles.screens[screen].types(playing: roleMember.roleName).flatMap(code.classes))
        return !own.contains(target) && !code.classes(from: target).contains { own.contains($0) }
    }

    /// Whether a type is only named since a protocol dictates it: a delegate is told who tells it.
    func isDictated(_ reference: CodeReference, of roleMember: RoleMember) -> Bool {
        guard reference.way == .names,
            reference.member.parameters.contains(where: { $0.holds(reference.range) })
        else { return false }
        return code.protocols(of: roleMember.type.id).flatMap(\.candidates).contains { stated in
            let type = code[stated]
            return ProtocolName.isOutgoing(ProtocolName.bare(type.name))
                && type.declaration.members.contains { $0.name == reference.member.name }
        }
    }
}

extension CodeReference {
    /// `interactor.presenter = presenter`: one object is handed to another.
    var isWiring: Bool {
        member.assignments.contains { $0.target.range.contains(range) }
    }
}

extension MemberFact {
    /// `viewControllers = [main]`, `setViewControllers([main], animated: false)`.
    fileprivate var setsChildren: Bool {
        assignments.contains { assignment in
            guard let path = assignment.target.selfPath, path.count == 1 else { return false }
            return path.first?.name == "viewControllers"
        }
            || calls.contains { call in
                guard call.calledPath.count == 1, let name = call.name else { return false }
                return name == "setViewControllers" || name == "addChild"
            }
    }
}

import ScreenModel
import SourceFacts

/// Dependencies on roles of other screens, where each role has a partner of its own in its screen.
extension DependencyLimits {
    /// Whether a role talks past its own partner to that of another screen: a channel leads to the presenter, the interactor or
    /// the wireframe of its own screen, and to no other.
    ///
    /// Silent where the code does not tell whose a type is: the member's own screen has nobody in that role, or somebody of the
    /// same kind; the type is a base class, or a protocol other than that of a channel; or the member plays in that screen, too.
    /// Whoever assembles screens brings them together, views embed one another, and what only assembles may be made by anybody.
    func leavesItsScreen(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        let architecture = roleMember.architecture
        guard let screen = roleMember.screen, let role = roleMember.role, role.assembles != true,
            let target = dependency.targetType,
            dependency.target.screen != screen, !roles.screens[dependency.target.screen].isForAllScreens,
            dependency.target.role != roleMember.roleName,
            architecture.hasChannel(from: roleMember.roleName, to: dependency.target.role),
            tellsItsView(architecture) || isToldByView(dependency), isUse(dependency),
            isOfOneScreen(target, dependency.target),
            !roles.screens[dependency.target.screen].types(playing: roleMember.roleName).isEmpty
                || keepsLoneView(target, dependency)
        else { return false }
        let family = Set(code.classes(from: roleMember.type.id) + code.subclasses(of: roleMember.type.id))
        guard !family.contains(where: { plays($0, in: dependency.target.screen) }), !family.contains(target) else {
            return false
        }
        let own = roles.screens[screen].types(playing: dependency.target.role)
        return !own.isEmpty && !own.contains { code.isKin($0, of: target) }
    }

    /// Whether a role keeps a view of another name that nobody talks to in a screen of its own, and that its own view does not know:
    /// who is part of a view may be told what to show by whoever tells that.
    private func keepsLoneView(_ target: TypeID, _ dependency: RoleDependency) -> Bool {
        let listener = roles.screens[dependency.target.screen]
        guard dependency.reference.way == .stores, let screen = dependency.roleMember.screen,
            listener.architecture.role(dependency.target.role)?.isView == true
        else { return false }
        let views = Set(listener.types(playing: dependency.target.role))
        let conformers = code[target].kind == .protocol ? code.conformers(of: target) : []
        guard conformers.allSatisfy({ views.contains($0) || !code.file(of: code[$0]).isChecked }) else { return false }
        let names = Set((views + [target]).map { code[$0].declaration.name.fingerprint })
        return !roles.screens[screen].types(playing: dependency.target.role).flatMap(code.classes).contains { view in
            code[view].declarations.contains { $0.mentions(anyOf: names) }
        }
    }

    /// Whether somebody tells the view what to show; where it observes models, it may put several of them together.
    private func tellsItsView(_ architecture: Architecture) -> Bool {
        guard let view = architecture.viewRole?.name.text else { return false }
        return architecture.channels.contains { $0.to?.text == view }
    }

    /// Whether a view tells a model of another screen what to do, or makes one where somebody else puts screens together: it may observe
    /// several of them, and hold those of its parts. Where nobody wrote the architecture down, its views may do more.
    private func isToldByView(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        let reference = dependency.reference
        guard roleMember.isView, !architectures.isGuessed(module: code.file(of: roleMember.type).module),
            let target = dependency.targetType
        else { return false }
        switch reference.way {
        case .makes:
            // A team that writes that its views open screens has them make what those need.
            if roleMember.forbids?.navigation?.isEmpty == true { return false }
            return roleMember.architecture.roles.contains { role in
                role.assembles == true && role.isView != true
                    && roles.screens.contains { !$0.types(playing: role.name.text).isEmpty }
            }
        case .reaches:
            return !reference.startsAtNewObject && !reference.isWiring && !startsAtPartner(dependency)
                && reference.message.flatMap { code.member($0, of: target) }?.kind == .method
        case .stores, .names, .usesStatically: return false
        }
    }

    /// `viewModel.add(candy)`: what a view calls its own partner is that, be it the one of several views.
    private func startsAtPartner(_ dependency: RoleDependency) -> Bool {
        guard case .path(let names) = dependency.reference.spelling,
            let first = names.first(where: { $0.name != "self" })
        else { return false }
        return dependency.roleMember.architecture.partnerNames.contains(first.name)
            && dependency.reference.through == nil
    }

    /// Whether the reference makes use of an object; what a delegate is handed, a cast, and a constant are mere names.
    private func isUse(_ dependency: RoleDependency) -> Bool {
        let reference = dependency.reference
        let isAssembled = dependency.roleMember.architecture.role(dependency.target.role)?.assembles == true
        switch reference.way {
        case .names: return false
        case .stores: return true
        case .reaches: return !(isAssembled && reference.startsAtNewObject) && !isAnswer(reference.member, dependency)
        case .makes: return !isAssembled
        case .usesStatically: return !isAssembled && usesState(dependency)
        }
    }

    /// Whether a protocol demands the member that hands the object over: a delegate is told who tells it.
    private func isAnswer(_ member: MemberFact, _ dependency: RoleDependency) -> Bool {
        member.parameters.contains { parameter in
            parameter.type.map { code.lookup($0, in: member).projectType == dependency.targetType } ?? false
        } && code.isDemanded(member, of: dependency.roleMember.type)
    }

    /// `SearchPresenter.count`: neither a constant nor a nested type.
    func usesState(_ dependency: RoleDependency) -> Bool {
        guard let target = dependency.targetType, let name = dependency.reference.message, !name.startsUppercase,
            let member = code.member(name, of: target)
        else { return false }
        return member.kind == .method || !member.isConstant
    }

    /// Whether a type belongs to one screen: a class that nobody inherits, and that plays nowhere else, or the protocol of a channel.
    private func isOfOneScreen(_ target: TypeID, _ listener: RoleReference) -> Bool {
        if isChannelInside(target, listener) { return true }
        guard code[target].isClass, code.subclasses(of: target).isEmpty else { return false }
        return roles.plays(of: target).allSatisfy { $0.screen == listener.screen }
    }

    private func plays(_ type: TypeID, in screen: Int) -> Bool {
        roles.plays(of: type).contains { $0.screen == screen }
    }

    /// Whether a protocol is that of a channel between two roles of its screen: others come from outside.
    func isChannelInside(_ target: TypeID, _ listener: RoleReference) -> Bool {
        let screen = roles.screens[listener.screen]
        return screen.architecture.channels.contains { channel in
            channel.to?.text == listener.role
                && channel.protocolPattern?.isName(code[target].name, forScreen: screen.name) == true
                && channel.from.flatMap { screen.architecture.role($0.text) }?.isOutside != true
        }
    }
}

extension DeclarationFact {
    /// Whether it names one of some types, by the fingerprints of their names.
    fileprivate func mentions(anyOf names: Set<UInt64>) -> Bool {
        facts.types.contains { type in
            type.name.map { names.contains($0.fingerprint) } ?? false && range.contains(type.range)
        }
            || facts.uses.contains { use in
                use.root == .name && use.components.first.map { names.contains($0.name.fingerprint) } ?? false
                    && range.contains(use.range)
            }
    }
}

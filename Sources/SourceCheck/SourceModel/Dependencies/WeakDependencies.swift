import ScreenModel
import SourceFacts

extension DependencyLimits {
    /// Whether a role only tells somebody that something happened, who happens to be a view: it holds a protocol weakly that asks
    /// for nothing and is not called after the view. Where somebody wrote an architecture down, a channel has to say so.
    func isToldWeakly(_ dependency: RoleDependency) -> Bool {
        let roleMember = dependency.roleMember
        guard architectures.isGuessed(module: code.file(of: roleMember.type).module),
            roleMember.architecture.role(dependency.target.role)?.isView == true, let target = dependency.targetType,
            code[target].kind == .protocol, !bindings.isChannelProtocol(target), code.classBound(target) == .bound,
            onlyTells(code[target]), !isCalledAfterPlayer(target, dependency.target)
        else { return false }
        let held = code.classes(from: roleMember.type.id).flatMap { code[$0].members }.filter { member in
            member.kind == .storedProperty && code.type(of: member).projectType == target
        }
        return !held.isEmpty && held.allSatisfy(\.isWeak)
    }

    /// Whether all that a protocol demands are methods that answer nothing.
    private func onlyTells(_ type: CodeType) -> Bool {
        let members = type.declaration.members
        return !members.isEmpty && members.allSatisfy { $0.kind == .method && $0.type == nil }
    }

    /// `LoginView`, and `LoginViewControllerProtocol`, of a `LoginViewController`.
    private func isCalledAfterPlayer(_ target: TypeID, _ role: RoleReference) -> Bool {
        let name = ProtocolName.bare(code[target].name)
        return roles.screens[role.screen].types(playing: role.role).contains { player in
            code[player].name.hasPrefix(name) || name.hasPrefix(code[player].name)
        }
    }
}

import ScreenModel
import SourceFacts

/// Classes that go by the name of a role, and belong to no screen that anybody else confirms, where somebody wrote the architecture
/// down: the partner of a cell or another view, what a view makes and is known to in turn, and the base class of those who play the
/// role.
///
/// They are held to what the role may not name, and not to its channels: nobody knows whom they talk to.
struct PlayersWithoutScreen: CodeAnalysis {
    private let byType: [TypeID: RoleMember]
    /// Those whose code is checked, in the order of the sources.
    let checked: [RoleMember]

    init(of subject: CodeSubject) {
        let finder = PlayerFinder(subject: subject, members: subject.analysis(RoleMembers.self))
        let candidates = subject.checkedTypes.compactMap { type in
            finder.candidate(type).map { (type: type, role: $0) }
        }
        let known = candidates.isEmpty ? [] : finder.typesKnownToViews
        checked = candidates.compactMap { finder.member(as: $0.type, $0.role, knownToViews: known) }
        byType = Dictionary(uniqueKeysWithValues: checked.map { ($0.type.id, $0) })
    }

    subscript(type: CodeType) -> RoleMember? {
        byType[type.id]
    }
}

private struct PlayerFinder {
    /// A role by the name of a type.
    typealias NamedRole = (role: Role, architecture: Architecture)

    let subject: CodeSubject
    let members: RoleMembers

    func candidate(_ type: CodeType) -> NamedRole? {
        guard type.isClass, type.parent == nil, members[type].isEmpty else { return nil }
        for play in subject.roles.plays(of: type.id) {
            let screen = subject.roles.screen(of: play)
            guard let role = screen.architecture.role(play.role), role.isView != true,
                !subject.architectures.isGuessed(module: screen.module)
            else { continue }
            return (role, screen.architecture)
        }
        return nil
    }

    func member(as type: CodeType, _ named: NamedRole, knownToViews: Set<TypeID>) -> RoleMember? {
        let role = named.role.name.text
        let isOfView =
            named.architecture.partner == role && !isHarmless(type, named.architecture)
            && (knownToViews.contains(type.id) || namesItsMaker(type))
        guard isOfView || isBase(type, of: role) else { return nil }
        return RoleMember(
            type: type,
            architecture: named.architecture,
            role: named.role,
            screen: nil,
            isFromSpec: false
        )
    }

    /// Whether it is called after what views may put up and use all the same: an `AlertPresenter` is no partner of theirs, but does for
    /// them what they may do themselves.
    private func isHarmless(_ type: CodeType, _ architecture: Architecture) -> Bool {
        let limits = architecture.viewRole?.forbids
        return NameGlobs(limits?.except).contains(type.name) || NameGlobs(limits?.exceptPresented).contains(type.name)
            || ["Alert", "Toast", "ActionSheet", "Dialog", "Popup", "HUD"].contains { type.name.hasPrefix($0) }
    }

    /// Whether a view makes an object of the class, which names that view in turn: the two talk, whatever they are called.
    private func namesItsMaker(_ type: CodeType) -> Bool {
        let code = subject.code
        let members = type.declarations.flatMap(\.allMembers)
        let named = members.flatMap { member -> [TypeID] in
            let written = [member.type] + member.parameters.map(\.type) + member.typeUses.map(\.type)
            return written.compactMap(\.self).flatMap { code.lookup($0.stripped, in: member).candidates }
        }
        return Set(named).contains { view in
            guard code.isView(view) || code.isViewController(view) else { return false }
            return code[view].members.flatMap(\.calls).contains { call in
                call.calledPath.count == 1 && call.name == type.name
            }
        }
    }

    private func isBase(_ type: CodeType, of role: String) -> Bool {
        subject.code.subclasses(of: type.id).contains { members[subject.code[$0]].contains { $0.roleName == role } }
    }

    /// The types that views and controllers take as parameters, or keep.
    var typesKnownToViews: Set<TypeID> {
        let code = subject.code
        var known: Set<TypeID> = []
        for type in code.types where code.isView(type.id) || code.isViewController(type.id) {
            for member in type.members {
                if member.kind == .storedProperty, member.type == nil {
                    known.formUnion(code.type(of: member).candidates)
                }
                for written in [member.type] + member.parameters.map(\.type) {
                    if let written { known.formUnion(code.lookup(written, in: member).candidates) }
                }
            }
        }
        return known
    }
}

import ScreenModel
import SourceFacts

/// A type whose words an architecture has something to say about: it plays a role, or it is a view.
///
/// A class, since all that it says is handed on with it.
final class RoleMember: Sendable {
    let type: CodeType
    let architecture: Architecture
    /// `nil` for a view without a role of its own, such as a cell.
    let role: Role?
    /// The index of the screen in `RoleAssignment.screens`; `nil` where there is no role.
    let screen: Int?
    /// Whether a spec says so.
    let isFromSpec: Bool
    /// What it may not touch. Put together once, since each of its words is held against it.
    let forbids: Role.Limits?

    init(type: CodeType, architecture: Architecture, role: Role?, screen: Int?, isFromSpec: Bool) {
        self.type = type
        self.architecture = architecture
        self.role = role
        self.screen = screen
        self.isFromSpec = isFromSpec
        forbids = role.map(\.forbids) ?? architecture.forbiddenToViews
    }

    /// Whether it is the view of a screen, or a view without a role.
    var isView: Bool { role.map { $0.isView == true } ?? true }

    /// What it is called in sentences: the role's name.
    var roleName: String { role?.name.text ?? "view" }

    /// Whether views are to be kept away from it.
    var avoidsViews: Bool { forbids?.views == true }
}

/// Everybody whose words count.
struct RoleMembers: Sendable {
    /// By the numbers of types.
    let byType: [[RoleMember]]
    /// Those whose code is checked, in the order of the sources.
    let checked: [RoleMember]
}

extension CodeSubject {
    /// Everybody whose words count, in the order of the sources.
    var roleMembers: [RoleMember] { allRoleMembers.checked }

    /// One for each role that the type plays; for a view without one, one.
    func roleMembers(as type: CodeType) -> [RoleMember] {
        allRoleMembers.byType[type.id.index]
    }

    private var allRoleMembers: RoleMembers {
        knownRoleMembers {
            let byType = code.concurrency.map(inPieces: code.types) { [self] in findRoleMembers(as: $0) }
            return RoleMembers(byType: byType, checked: checkedTypes.flatMap { byType[$0.id.index] })
        }
    }

    private func findRoleMembers(as type: CodeType) -> [RoleMember] {
        guard type.kind != .protocol, type.kind != .typealias else { return [] }
        let plays = roles.plays(of: type.id)
        if plays.isEmpty {
            guard code.isView(type.id) || rootViews.contains(type.id),
                let architecture = architectures.architecture(ofModule: code.file(of: type).module)
            else { return [] }
            return [RoleMember(type: type, architecture: architecture, role: nil, screen: nil, isFromSpec: false)]
        }
        return plays.compactMap { play in
            let screen = roles.screen(of: play)
            guard let role = screen.architecture.role(play.role), isSettled(play, of: type) else { return nil }
            return RoleMember(
                type: type,
                architecture: screen.architecture,
                role: role,
                screen: play.screen,
                isFromSpec: play.isFromSpec
            )
        }
    }

    /// Whether a play can be relied on: a name alone is not enough. Where the architecture was guessed, there has to be a
    /// view and the role that it talks to.
    func isSettled(_ play: RolePlay, of type: CodeType) -> Bool {
        let screen = roles.screen(of: play)
        if play.isFromSpec { return true }
        if architectures.isGuessed(module: screen.module) { return isWhole(play.screen) }
        return screen.architecture.role(play.role)?.isKnownByMoreThanName == true || hasCompany(play.screen)
            || holdsPartner(type, as: play.role, screen.architecture)
    }

    /// Whether a view holds the role that it talks to, be it that of another screen: several screens may share a view.
    func holdsPartner(_ type: CodeType, as role: String, _ architecture: Architecture) -> Bool {
        guard let channel = architecture.actionsChannel, channel.from?.text == role, let partner = channel.to?.text
        else { return false }
        let called = Set((channel.called ?? []).map(\.text) + [partner])
        return type.members.contains { member in
            member.kind == .storedProperty && called.contains(member.baseName.string)
                && references[code.type(of: member)].contains { $0.role == partner }
        }
    }

    /// Whether types play at least two roles of a screen, where its architecture has as many: an `AlertPresenter` with nobody
    /// beside it presents alerts, and a view controller with nobody beside it is no screen of VIPER.
    func hasCompany(_ screen: Int) -> Bool {
        let screen = roles.screens[screen]
        if screen.component != nil { return true }
        guard screen.architecture.roles.count(where: { $0.isOutside != true }) > 1 else { return true }
        guard let first = screen.players.first?.role else { return false }
        return screen.players.contains { $0.role != first }
    }

    /// Whether a screen has its view, and its view's partner where the architecture has one.
    func isWhole(_ screen: Int) -> Bool {
        wholeScreens { roles.screens.map(findIsWhole) }[screen]
    }

    /// Whether more than half of the whole screens have a type that plays the role.
    func isUsual(role: String) -> Bool {
        let counts = roleCounts {
            var counts: [String: Int] = [:]
            for screen in roles.screens.indices where isWhole(screen) {
                for role in Set(roles.screens[screen].players.map(\.role)) { counts[role, default: 0] += 1 }
            }
            return counts
        }
        let whole = wholeScreens { roles.screens.map(findIsWhole) }.count { $0 }
        return 2 * (counts[role] ?? 0) > whole
    }

    private func findIsWhole(_ screen: CodeScreen) -> Bool {
        if screen.component != nil { return true }
        guard let view = screen.architecture.viewRole?.name.text else { return false }
        let views = screen.types(playing: view)
        if views.isEmpty { return false }
        guard let partner = screen.architecture.partner else { return true }
        let partners = screen.types(playing: partner)
        if partners.isEmpty { return false }
        return !architectures.isGuessed(module: screen.module)
            || !isPartnerOfOthers(partners, views) && !views.allSatisfy { isShell($0, beside: partners) }
    }

    /// What the code of a speaker refers to: all who speak are asked about by several rules.
    func references(of roleMember: RoleMember) -> [CodeReference] {
        if let known = referencesByType[roleMember.type.id] { return known }
        var references = CodeReferences(code)
        return references.references(in: members(of: roleMember), followsPlatform: roleMember.avoidsViews)
    }

    /// Finds out what all code refers to, so that nobody has to wait who asks from one of several threads.
    func workOutReferences() {
        _ = referencesByType
    }

    private var referencesByType: [TypeID: [CodeReference]] {
        allReferences {
            let roleMembers = allRoleMembers.byType
            let types = checkedTypes.filter { !roleMembers[$0.id.index].isEmpty }
            let found = code.concurrency.map(pieces: types, of: 32) { [self] types in
                var references = CodeReferences(code)
                return types.map { type in
                    references.references(
                        in: members(of: type),
                        followsPlatform: roleMembers[type.id.index].contains(where: \.avoidsViews)
                    )
                }
            }
            return Dictionary(uniqueKeysWithValues: zip(types.map(\.id), found))
        }
    }
}

extension CodeSubject {
    /// The members of a speaker's type, with those of types nested in it.
    func members(of roleMember: RoleMember) -> [MemberFact] {
        members(of: roleMember.type)
    }

    private func members(of type: CodeType) -> [MemberFact] {
        type.declarations.flatMap { declaration in
            declaration.allMembers.filter { isPart($0, of: type) }
        }
    }

    /// Whether the member is the type's own, or one of a nested type that does not speak for itself.
    private func isPart(_ member: MemberFact, of type: CodeType) -> Bool {
        guard let owner = member.owner.flatMap(code.type(of:)), owner.id != type.id else { return true }
        return roleMembers(as: owner).isEmpty
    }
}

extension Role {
    /// Whether a superclass, a protocol or a path has to fit, beside or instead of the name.
    var isKnownByMoreThanName: Bool {
        guard let matches else { return type == nil }
        return type == nil || !matches.superclasses.isEmpty || !matches.protocols.isEmpty || !matches.files.isEmpty
    }
}

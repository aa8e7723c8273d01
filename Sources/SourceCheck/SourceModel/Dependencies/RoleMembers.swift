import ScreenModel
import SourceFacts

/// The members of roles, and the views without a role.
final class RoleMembers: CodeAnalysis {
    /// By the numbers of types.
    private let byType: [[RoleMember]]
    /// Those whose code is checked, in the order of the sources.
    let checked: [RoleMember]
    private let code: CodeIndex

    init(of subject: CodeSubject) {
        let plays = ReliablePlays(of: subject)
        let byType = subject.code.jobs.map(subject.code.types) { Self.members(as: $0, plays, subject) }
        self.byType = byType
        checked = subject.checkedTypes.flatMap { byType[$0.id.index] }
        code = subject.code
    }

    /// One for each role that the type plays; for a view without one, one.
    subscript(type: CodeType) -> [RoleMember] {
        byType[type.id.index]
    }

    private static func members(as type: CodeType, _ reliable: ReliablePlays, _ subject: CodeSubject) -> [RoleMember] {
        guard type.kind != .protocol, type.kind != .typealias else { return [] }
        let plays = subject.roles.plays(of: type.id)
        if plays.isEmpty {
            guard subject.code.isView(type.id) || subject.rootViews.contains(type.id),
                let architecture = subject.architectures.architecture(ofModule: subject.code.file(of: type).module)
            else { return [] }
            return [RoleMember(type: type, architecture: architecture, role: nil, screen: nil, isFromSpec: false)]
        }
        return plays.compactMap { play in
            let screen = subject.roles.screen(of: play)
            guard let role = screen.architecture.role(play.role), reliable.contain(play, of: type) else { return nil }
            return RoleMember(
                type: type,
                architecture: screen.architecture,
                role: role,
                screen: play.screen,
                isFromSpec: play.isFromSpec
            )
        }
    }

    // MARK: Code

    /// The declarations inside a member's type, with those of nested types that are no members themselves.
    func code(of type: CodeType) -> [MemberFact] {
        type.declarations.flatMap { declaration in
            declaration.allMembers.filter { isPart($0, of: type) }
        }
    }

    /// Tells the code of a type from any other.
    struct Extent: Hashable {
        let type: TypeID
        /// The types nested in it that have code of their own.
        let others: [TypeID]
    }

    func extent(of type: CodeType) -> Extent {
        var nested = code.nestedTypes(in: type.id)
        var next = 0
        while next < nested.count {
            nested += code.nestedTypes(in: nested[next])
            next += 1
        }
        return Extent(type: type.id, others: nested.filter { !self[code[$0]].isEmpty })
    }

    private func isPart(_ member: MemberFact, of type: CodeType) -> Bool {
        guard let owner = code.owner(of: member), owner.id != type.id else { return true }
        return self[owner].isEmpty
    }
}

/// The plays of roles that can be relied on: a name alone is not enough. Where the architecture was guessed, there has to be a view
/// and the role that it talks to.
struct ReliablePlays: Sendable {
    private let code: CodeIndex
    private let roles: RoleAssignment
    private let references: RoleReferences
    private let architectures: EffectiveArchitectures
    private let completeScreens: CompleteScreens
    private let ties: RoleTies

    init(of subject: CodeSubject) {
        code = subject.code
        roles = subject.roles
        references = subject.references
        architectures = subject.architectures
        completeScreens = subject.analysis(CompleteScreens.self)
        ties = RoleTies(of: subject)
    }

    func contain(_ play: RolePlay, of type: CodeType) -> Bool {
        let screen = roles.screen(of: play)
        if play.isFromSpec { return true }
        if architectures.isGuessed(module: screen.module) { return completeScreens.contains(play.screen) }
        return screen.architecture.role(play.role)?.isKnownByMoreThanName == true
            || screen.hasCompany && !ties.isOfOthers(type, as: play)
            || references.holdPartner(of: type, as: play.role, screen.architecture, in: code)
    }
}

extension RoleReferences {
    /// Whether a view holds the role that it talks to, be it that of another screen: several screens may share a view.
    func holdPartner(
        of type: CodeType,
        as role: String,
        _ architecture: Architecture,
        in code: CodeIndex
    ) -> Bool {
        guard let channel = architecture.actionsChannel, channel.from?.text == role, let partner = channel.to?.text
        else { return false }
        let called = Set((channel.called ?? []).map(\.text) + [partner])
        return type.members.contains { member in
            member.kind == .storedProperty && called.contains(member.baseName)
                && self[code.type(of: member)].contains { $0.role == partner }
        }
    }
}

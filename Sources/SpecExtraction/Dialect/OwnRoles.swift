import ScreenModel
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics

/// Roles that a team has and the architecture which fits best does not: objects that the players of many screens hold, by protocols
/// called after their screens.
struct OwnRoles {
    private let screens: [ScreenPlayers]
    private let base: Architecture
    private let code: CodeIndex

    init(of screens: [ScreenPlayers], _ base: Architecture, _ code: CodeIndex) {
        (self.screens, self.base, self.code) = (screens, base, code)
    }

    /// What a player of one screen holds.
    private struct Found {
        let screen: String
        let held: HeldObjects.Held
    }

    func add(to dialect: inout Dialect) {
        for from in base.roles where from.isOutside != true {
            let senders = screens.filter { $0.type(playing: from.name.text) != nil }
            let found = senders.flatMap { objects(heldIn: $0, by: from.name.text) }
            for (name, group) in Dictionary(grouping: found, by: \.held.property).sorted(by: { $0.key < $1.key })
            where group.count > 1 && isFree(name, dialect) {
                // Not every screen leads to others.
                guard 3 * group.count > senders.count || group.allSatisfy(\.held.isNavigator) else { continue }
                add(name, heldBy: from.name.text, group, of: senders.count, to: &dialect)
            }
        }
    }

    private func objects(heldIn screen: ScreenPlayers, by role: String) -> [Found] {
        guard let sender = screen.type(playing: role) else { return [] }
        let players = screen.players.map(\.type.id)
        return HeldObjects(of: sender, code).all.filter { held in
            held.declared.kind == .protocol && held.isCalled(after: screen.name) && !players.contains(held.type.id)
                && !players.contains { code.conforms($0, to: held.declared.id) }
                && !code.isView(held.type.id) && !code.isViewController(held.type.id)
                && held.isPlayer
        }.map { Found(screen: screen.name, held: $0) }
    }

    private func isFree(_ name: String, _ dialect: Dialect) -> Bool {
        base.role(name) == nil && !dialect.roles.contains { $0.name == name } && base.channel(name) == nil
            && SwiftName.isWord(name) && name.first?.isLowercase == true
    }

    private func add(_ name: String, heldBy from: String, _ group: [Found], of count: Int, to dialect: inout Dialect) {
        let types = group.compactMap { DialectReading.pattern(of: $0.held.type.name, forScreen: $0.screen) }
        guard let (type, _) = DialectReading.most(types),
            !base.roles.contains(where: { $0.type?.text == type }), !dialect.roles.contains(where: { $0.type == type })
        else { return }
        var role = Dialect.RoleChange(name: name)
        role.type = type
        role.comments = ["\(group.count) of \(count) have one."]
        role.assembles = group.allSatisfy(\.held.isNavigator)
        dialect.add(role)
        let routes = role.assembles && dialect.channels.allSatisfy { $0.name != "routes" || $0.isDropped }
        let channelName = routes ? "routes" : "\(from)To\(name.firstUppercased)"
        if routes { dialect.channels.removeAll { $0.name == "routes" } }
        var channel = Dialect.ChannelChange(channelName)
        channel.ends = Dialect.Ends(from: from, to: name)
        let protocols = group.compactMap { DialectReading.pattern(of: $0.held.declared.name, forScreen: $0.screen) }
        channel.protocolName =
            DialectReading.most(protocols)?.0 ?? "{screen}\(channelName.firstUppercased)Interface"
        channel.holders = group.count
        channel.reference = reference(group, of: name, &channel.comments)
        if group.allSatisfy({ $0.held.declared.declaration.inheritedTypes.isEmpty }), channel.reference != .weak {
            channel.isClassBound = false
        }
        dialect.channels.append(channel)
    }

    private func reference(_ group: [Found], of name: String, _ comments: inout [String]) -> Channel.Reference {
        let weak = group.count { $0.held.member.isWeak }
        let isAlike = weak == 0 || weak == group.count
        guard isAlike, !group.contains(where: { $0.held.member.isUnowned }) else { return .any }
        comments.append("\(group.count) of \(group.count) hold the \(name) \(weak == 0 ? "strongly" : "weakly").")
        return weak == 0 ? .strong : .weak
    }
}

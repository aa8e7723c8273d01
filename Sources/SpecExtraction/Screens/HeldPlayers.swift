import ScreenModel
import SourceCheck
import SourceFacts

/// Who plays a role for which no class has a name: the one that whoever talks to it holds.
///
/// `GenerateQRViewModel` stands for the presenter of `GenerateQR` where its view holds no other object that is called after the screen.
struct HeldPlayers {
    private let screen: CodeScreen
    private let subject: CodeSubject
    private var code: CodeIndex { subject.code }

    init(_ screen: CodeScreen, _ subject: CodeSubject) {
        (self.screen, self.subject) = (screen, subject)
    }

    /// Those that are known, and those that they lead to, in the order of the architecture.
    ///
    /// - Parameter isConnected: Whether a player has more than its name in common with the others; one that has not gives way.
    func complete(
        _ known: [(role: Role, type: CodeType)],
        isConnected: (_ role: Role, _ type: CodeType) -> Bool
    ) -> [(role: Role, type: CodeType)] {
        var players = known.filter {
            isConnected($0.role, $0.type) && !isReplaced($0.role, $0.type, among: known)
        }
        let replaced = Set(known.map(\.role.name.text)).subtracting(players.map(\.role.name.text))
        var isChanged = true
        while isChanged {
            isChanged = false
            for role in screen.architecture.roles where role.isOutside != true && role.isView != true {
                guard !players.contains(where: { $0.role.name.text == role.name.text }),
                    screen.types(playing: role.name.text).isEmpty || replaced.contains(role.name.text),
                    let type = player(of: role, heldBy: players)
                else { continue }
                players.append((role, type))
                isChanged = true
            }
        }
        return screen.architecture.roles.flatMap { role in players.filter { $0.role.name.text == role.name.text } }
    }

    /// Whether whoever talks to a router holds that of another screen, and not the one which is called after its own.
    private func isReplaced(_ role: Role, _ type: CodeType, among players: [(role: Role, type: CodeType)]) -> Bool {
        guard let channel = screen.architecture.channel("routes"), channel.to?.text == role.name.text,
            let sender = players.first(where: { $0.role.name.text == channel.from?.text })?.type
        else { return false }
        let held = HeldObjects(of: sender, code).all
        return !held.contains { $0.type.id == type.id }
            && held.contains { $0.isNavigator && mayPlay(role, $0.type) && isFit($0) }
    }

    private func player(of role: Role, heldBy players: [(role: Role, type: CodeType)]) -> CodeType? {
        for channel in screen.architecture.channels where channel.to?.text == role.name.text {
            guard let sender = players.first(where: { $0.role.name.text == channel.from?.text })?.type else { continue }
            let taken = Set(players.map(\.type.id))
            let leads = channel.name.text == "routes"
            let held = HeldObjects(of: sender, code).all.filter { held in
                // Several screens may have one router.
                let isFree = leads ? mayPlay(role, held.type) : subject.roles.plays(of: held.type.id).isEmpty
                return isFree && isFit(held) && !taken.contains(held.type.id)
            }
            let fitting = held.filter { $0.isNavigator == leads }
            let called = Set(((channel.called ?? []).map(\.text) + [role.name.text]).map { $0.lowercased() })
            let own = fitting.filter { $0.isCalled(after: screen.name) }
            for candidates in [own.filter { called.contains($0.property.lowercased()) }, own, leads ? fitting : []] {
                let types = Set(candidates.map(\.type.id))
                if types.count == 1, let only = types.first { return code[only] }
                if types.count > 1 { break }
            }
        }
        return nil
    }

    private func mayPlay(_ role: Role, _ type: CodeType) -> Bool {
        subject.roles.roles(of: type.id).allSatisfy { $0.role.name.text == role.name.text }
    }

    /// Whether it neither is a view nor only holds data for one.
    private func isFit(_ held: HeldObjects.Held) -> Bool {
        !code.isView(held.type.id) && !code.isViewController(held.type.id) && !held.type.isHidden
            && code.hasNoNamesake(held.type.id) && held.isPlayer
    }
}

/// The objects of the app that a class stores, each with the class that it is of, and the reactor that ReactorKit keeps for it.
struct HeldObjects {
    struct Held {
        /// The property, or the method by which ReactorKit hands a reactor over.
        let member: MemberFact
        /// The class, or of a protocol the only type that conforms to it.
        let type: CodeType
        /// As the property has it: that type, or a protocol.
        let declared: CodeType

        var property: String {
            member.isProperty ? member.baseName.string : member.parameters.first?.label?.string ?? ""
        }

        /// Whether it leads to other screens, by what it or its property is called.
        var isNavigator: Bool {
            [property, type.name].contains(where: HeldObjects.isNavigator)
                || HeldObjects.navigators.contains { declared.name.lowercased().contains($0) }
        }

        /// Whether it does more than hold data or make something, and is not held as a service: those belong to no screen, whatever
        /// they are called after.
        var isPlayer: Bool {
            ![type.name, declared.name].contains { name in Self.helpers.contains { name.hasSuffix($0) } }
                && !HeldObjects.isService(declared.name)
        }

        private static let helpers = ["DataSource", "Delegate", "Data", "Factory", "Formatter", "Layout", "Adapter"]

        func isCalled(after screen: String) -> Bool {
            [type.name, declared.name].contains { $0.hasPrefix(screen) && $0 != screen }
        }
    }

    private static let navigators = ["router", "wireframe", "coordinator", "navigator", "routing", "routable"]
    private static let services = ["Service", "Manager", "Repository", "Storage", "Store", "Database", "Client", "API"]

    /// Whether something leads to other screens, by what it is called.
    static func isNavigator(_ name: String) -> Bool {
        let name = name.lowercased()
        return navigators.contains { name.hasSuffix($0) }
    }

    /// Whether something belongs to no screen, by what it is called.
    static func isService(_ name: String) -> Bool {
        services.contains { name.hasSuffix($0) }
    }

    let all: [Held]

    init(of type: CodeType, _ code: CodeIndex) {
        all = code.classes(from: type.id).flatMap { code[$0].members }.compactMap { member in
            if let reactor = code.reactor(boundBy: member) {
                return Held(member: member, type: reactor, declared: reactor)
            }
            guard member.kind == .storedProperty, !member.isTypeMember,
                let id = code.type(of: member).projectType
            else { return nil }
            let declared = code[id]
            switch declared.kind {
            case .class, .actor: return Held(member: member, type: declared, declared: declared)
            case .protocol:
                return code.onlyImplementer(of: id).map { Held(member: member, type: $0, declared: declared) }
            default: return nil
            }
        }
    }
}

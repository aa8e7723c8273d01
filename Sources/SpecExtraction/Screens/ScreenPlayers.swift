import ScreenModel
import SourceCheck
import SourceFacts

/// The types that play the roles of a screen, each role with the one that is certain.
struct ScreenPlayers {
    let name: String
    let module: String?
    let architecture: Architecture
    let view: CodeType
    /// By the names of roles, in the order of the architecture.
    let players: [(role: Role, type: CodeType)]

    /// `nil` where no class, or more than one, is the view, or where it stands alone in an architecture of several roles.
    init?(_ screen: CodeScreen, _ subject: CodeSubject) {
        if screen.isForAllScreens { return nil }
        name = screen.name
        module = screen.module
        architecture = screen.architecture
        let code = subject.code
        var players: [(role: Role, type: CodeType)] = []
        for role in screen.architecture.roles where role.isOutside != true {
            let types = Set(screen.types(playing: role.name.text)).sorted()
            let exact = role.type.map { $0.name(forScreen: screen.name) }
            let named = types.filter { code.qualifiedName(of: $0) == exact }
            let only = named.count == 1 ? named.first : types.count == 1 ? types.first : nil
            guard let player = only ?? Self.receiver(as: role, in: screen, code) else { continue }
            players.append((role, code[player]))
        }
        let named = players
        players = HeldPlayers(screen, subject).complete(named) { role, type in
            role.isView == true || code.isConnected(type, to: named.map(\.type))
        }
        guard let view = players.first(where: { $0.role.isView == true })?.type, view.isClass else { return nil }
        let others = screen.architecture.roles.count { $0.isOutside != true && $0.isView != true }
        guard others == 0 || players.count > 1 else { return nil }
        players = Self.withNamed(players, in: screen, code)
        self.view = view
        self.players = players.filter { $0.role.isView == true || !$0.type.isHidden }
    }

    /// With those that only hold values and have a role's name: where there is a spec, it takes them for that role.
    private static func withNamed(
        _ players: [(role: Role, type: CodeType)],
        in screen: CodeScreen,
        _ code: CodeIndex
    ) -> [(role: Role, type: CodeType)] {
        screen.architecture.roles.compactMap { role in
            if let known = players.first(where: { $0.role.name.text == role.name.text }) { return known }
            guard role.isOutside != true, role.isView != true,
                let name = role.type?.name(forScreen: screen.name)
            else { return nil }
            let named = code.types(named: name, inModule: screen.module)
            guard named.count == 1, let only = named.first, code[only].kind == .struct,
                code.file(of: code[only]).isChecked
            else { return nil }
            return (role, code[only])
        }
    }

    /// The one class that conforms to the protocol which a role without a class of its name is called by.
    private static func receiver(as role: Role, in screen: CodeScreen, _ code: CodeIndex) -> TypeID? {
        guard screen.types(playing: role.name.text).isEmpty else { return nil }
        for channel in screen.architecture.channels where channel.to?.text == role.name.text {
            guard let name = channel.protocolPattern?.name(forScreen: screen.name) else { continue }
            let protocols = code.types(named: name, inModule: screen.module)
            guard protocols.count == 1, let only = protocols.first, code[only].kind == .protocol else { continue }
            if let type = code.onlyImplementer(of: only) { return type.id }
        }
        return nil
    }

    /// A controller whose name leads to no other role, beside the partner of other screens that it holds, or a reactor of any name;
    /// `nil` where it holds none.
    init?(of view: CodeType, sharing architecture: Architecture, _ subject: CodeSubject) {
        guard let channel = architecture.actionsChannel, let own = architecture.viewRole,
            channel.from?.text == own.name.text,
            let partner = channel.to.flatMap({ architecture.role($0.text) })
        else { return nil }
        let held = HeldObjects(of: view, subject.code).all.filter { held in
            subject.code.isReactor(held.type.id)
                || subject.roles.roles(of: held.type.id).contains {
                    $0.role.name.text == partner.name.text && $0.screen.architecture.name.text == architecture.name.text
                }
        }
        let types = Set(held.map(\.type.id))
        guard types.count == 1, let type = held.first?.type else { return nil }
        name = Self.name(of: view, as: own)
        module = subject.code.file(of: view).module
        self.architecture = architecture
        self.view = view
        players = architecture.roles.compactMap { role in
            role.name.text == own.name.text ? (role, view) : role.name.text == partner.name.text ? (role, type) : nil
        }
    }

    /// A controller that has nobody beside it.
    init(alone view: CodeType, in architecture: Architecture, _ code: CodeIndex) {
        name = Self.name(of: view, as: architecture.viewRole)
        module = code.file(of: view).module
        self.architecture = architecture
        self.view = view
        players = architecture.viewRole.map { [($0, view)] } ?? []
    }

    /// `Login` of `LoginViewController`.
    private static func name(of view: CodeType, as role: Role?) -> String {
        let pattern = role?.type?.text ?? ""
        let suffix = pattern.hasPrefix("{screen}") ? String(pattern.dropFirst("{screen}".count)) : ""
        let hasSuffix = view.name.hasSuffix(suffix) && view.name.count > suffix.count
        return hasSuffix ? String(view.name.dropLast(suffix.count)) : view.name
    }

    func type(playing role: String) -> CodeType? {
        players.first { $0.role.name.text == role }?.type
    }
}

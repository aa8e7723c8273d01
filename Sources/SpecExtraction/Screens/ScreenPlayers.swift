import ScreenModel
import SourceCheck

/// The types that play the roles of a screen, each role with the one that is certain.
struct ScreenPlayers {
    let name: String
    let module: String?
    let architecture: Architecture
    let view: CodeType
    /// By the names of roles, in the order of the architecture.
    let players: [(role: Role, type: CodeType)]

    /// `nil` where no class, or more than one, is the view, or where it stands alone in an architecture of several roles.
    init?(_ screen: CodeScreen, _ reader: CodeReader) {
        name = screen.name
        module = screen.module
        architecture = screen.architecture
        let code = reader.code
        var players: [(role: Role, type: CodeType)] = []
        for role in screen.architecture.roles where role.isOutside != true {
            let types = Set(screen.types(playing: role.name.text)).sorted()
            let exact = role.type.map { $0.name(forScreen: screen.name) }
            let named = types.filter { code.qualifiedName(of: $0) == exact }
            let only = named.count == 1 ? named.first : types.count == 1 ? types.first : nil
            guard let player = only ?? Self.receiver(as: role, in: screen, code) else { continue }
            players.append((role, code[player]))
        }
        guard let view = players.first(where: { $0.role.isView == true })?.type, view.isClass else { return nil }
        let others = screen.architecture.roles.count { $0.isOutside != true && $0.isView != true }
        guard others == 0 || players.count > 1 else { return nil }
        self.view = view
        self.players = players.filter { $0.role.isView == true || !reader.isHidden($0.type) }
    }

    /// The one class that conforms to the protocol which a role without a class of its name is called by.
    private static func receiver(as role: Role, in screen: CodeScreen, _ code: CodeIndex) -> TypeID? {
        guard role.isView != true, screen.types(playing: role.name.text).isEmpty else { return nil }
        for channel in screen.architecture.channels where channel.to?.text == role.name.text {
            guard let name = channel.protocolPattern?.name(forScreen: screen.name) else { continue }
            let protocols = code.types(named: name, inModule: screen.module)
            guard protocols.count == 1, let only = protocols.first, code[only].kind == .protocol else { continue }
            let conformers = code.conformers(of: only).filter { !code.file(of: code[$0]).isTest }
            if conformers.count == 1 { return conformers.first }
        }
        return nil
    }

    /// A controller that has nobody beside it.
    init(alone view: CodeType, in architecture: Architecture) {
        let pattern = architecture.viewRole?.type?.text ?? ""
        let suffix = pattern.hasPrefix("{screen}") ? String(pattern.dropFirst("{screen}".count)) : ""
        let hasSuffix = view.name.hasSuffix(suffix) && view.name.count > suffix.count
        name = hasSuffix ? String(view.name.dropLast(suffix.count)) : view.name
        module = nil
        self.architecture = architecture
        self.view = view
        players = architecture.viewRole.map { [($0, view)] } ?? []
    }

    func type(playing role: String) -> CodeType? {
        players.first { $0.role.name.text == role }?.type
    }
}

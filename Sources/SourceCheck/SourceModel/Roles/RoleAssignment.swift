import SpecRules
import ScreenModel

/// Which types play which role of which screen: by spec first, then by what the architecture in force recognises.
package struct RoleAssignment: Sendable {
    package let screens: [CodeScreen]
    private let plays: [[RolePlay]]

    init(_ index: CodeIndex, specs: ProgramIndex, architectures: EffectiveArchitectures) {
        let drafts = RoleDrafts(index, specs: specs, architectures: architectures)
        plays = drafts.plays
        screens = drafts.screens.map { screen in
            CodeScreen(
                name: screen.name,
                module: screen.module,
                architecture: screen.architecture,
                component: screen.component,
                players: screen.players
            )
        }
    }

    package func plays(of type: TypeID) -> [RolePlay] {
        plays[type.index]
    }

    package func screen(of play: RolePlay) -> CodeScreen {
        screens[play.screen]
    }

    /// The screens in which a type plays roles, each with the names of those.
    package func roles(of type: TypeID) -> [(screen: CodeScreen, role: Role)] {
        plays(of: type).compactMap { play in
            let screen = screens[play.screen]
            return screen.architecture.role(play.role).map { (screen, $0) }
        }
    }
}

/// The screens while it is found out who plays in them.
private struct RoleDrafts {
    struct Screen {
        let name: String
        let module: String?
        let architecture: Architecture
        let component: IndexedComponent?
        var players: [CodeScreen.Player] = []
    }

    private(set) var screens: [Screen] = []
    private(set) var plays: [[RolePlay]]
    private var byName: [ScreenKey: Int] = [:]

    private struct ScreenKey: Hashable {
        let module: String?
        let name: String
        /// Two architectures may have screens of one name.
        let architecture: String
        /// Of several screens that have one name in one module, which one.
        let part: Int
    }

    init(_ index: CodeIndex, specs: ProgramIndex, architectures: EffectiveArchitectures) {
        plays = Array(repeating: [], count: index.types.count)
        for component in specs.components { assign(component, in: index) }
        let open = index.jobs.filter(index.types) { [plays] type in
            plays[type.id.index].isEmpty && RoleCandidate.isOpen(type, in: index)
        }
        let byModule = Dictionary(grouping: open) { index.file(of: $0).module }
        for choice in architectures.choices {
            let plays = Self.plays(of: choice, among: byModule[choice.module] ?? [], in: index)
            let namesakes = Namesakes(plays, of: choice.architecture, in: index)
            for (play, parts) in zip(plays, namesakes.parts) {
                for part in parts { add(play, of: choice, part: part) }
            }
        }
    }

    /// What the guess has recognised counts where it looked at the same types.
    private static func plays(
        of choice: EffectiveArchitectures.Choice,
        among types: [CodeType],
        in index: CodeIndex
    ) -> [RoleRecognition.Play] {
        if case .guessed(let guess) = choice.reason, guess.typeCount == types.count { return guess.plays }
        return RoleRecognition(RoleCandidates(types, in: index), of: choice.architecture, in: index).plays
    }

    private mutating func screenIndex(
        _ name: String,
        _ module: String?,
        _ architecture: Architecture,
        _ component: IndexedComponent? = nil,
        part: Int = 0
    ) -> Int {
        let key = ScreenKey(module: module, name: name, architecture: architecture.name.text, part: part)
        if let known = byName[key] { return known }
        byName[key] = screens.count
        screens.append(Screen(name: name, module: module, architecture: architecture, component: component))
        return screens.count - 1
    }

    private mutating func add(_ type: TypeID, role: String, screen: Int, from source: RolePlay.Source) {
        guard !plays[type.index].contains(where: { $0.screen == screen && $0.role == role }) else { return }
        plays[type.index].append(RolePlay(screen: screen, role: role, source: source))
        screens[screen].players.append(CodeScreen.Player(role: role, type: type))
    }

    private mutating func assign(_ component: IndexedComponent, in index: CodeIndex) {
        guard let architecture = component.vocabulary?.architecture else { return }
        let screen = screenIndex(component.name, component.module, architecture, component)
        let declaration = component.declaration
        for player in component.component.roles {
            guard let name = player.type else { continue }
            let written = declaration.screen?.types.first { $0.role.text == player.role }
            let place = written?.type?.range ?? declaration.name.range
            for type in index.types(named: name, inModule: component.module) {
                add(type, role: player.role, screen: screen, from: .spec(place))
            }
        }
    }

    private mutating func add(_ play: RoleRecognition.Play, of choice: EffectiveArchitectures.Choice, part: Int) {
        let screen = screenIndex(play.match.screen, choice.module, choice.architecture, part: part)
        add(
            play.type,
            role: play.role,
            screen: screen,
            from: .pattern(play.match.reason.text, play.match.source)
        )
    }
}

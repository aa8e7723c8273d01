import ScreenModel
import SourceFacts

/// A controller that leaves its views to a class of their own, as in Controller View Design.
struct ViewlessController: Sendable {
    let type: CodeType
    let screen: CodeScreen
    /// The role of the view whose subviews it may touch.
    let view: Role
    let role: String
}

/// The view controllers that play a role to which the architecture opens the subviews of another one. A presenter that may reach them
/// is none.
struct ViewlessControllers: CodeAnalysis {
    let all: [ViewlessController]

    init(of subject: CodeSubject) {
        let code = subject.code
        all = subject.roles.screens.flatMap { screen -> [ViewlessController] in
            guard let view = screen.architecture.viewRole else { return [] }
            let visible = Set(view.subviewsVisibleTo?.map(\.text) ?? []).subtracting([view.name.text])
            return screen.players.filter { visible.contains($0.role) }.compactMap { player in
                let type = code[player.type]
                guard code.isViewController(type.id), code.file(of: type).isChecked,
                    Self.isWithView(type, as: player.role, in: screen, code)
                else { return nil }
                return ViewlessController(type: type, screen: screen, view: view, role: player.role)
            }
        }
    }

    /// Whether a controller leaves its views to another class: its screen has one, or the project has a superclass for such
    /// controllers and it inherits that. Any other is called a controller, and no more.
    private static func isWithView(
        _ type: CodeType,
        as role: String,
        in screen: CodeScreen,
        _ code: CodeIndex
    ) -> Bool {
        if let view = screen.architecture.viewRole?.name.text, !screen.types(playing: view).isEmpty { return true }
        guard let inherited = screen.architecture.role(role)?.inherits?.type.unwrapped,
            case .named(let name) = inherited
        else { return false }
        return !code.types(named: name.path).isEmpty && code.inherits(type.id, fromClassNamed: name.path)
    }

}

extension ViewlessController {
    /// Whether a path starts at the screen's view or a subview of it, however it is called.
    func leadsIntoView(_ use: UseFact, in member: MemberFact, _ code: CodeIndex) -> Bool {
        let views = Set(screen.types(playing: view.name.text))
        let inherited = view.inherits?.type.unwrapped
        func isView(_ type: NamedType) -> Bool {
            if type.candidates.contains(where: { views.contains($0) }) { return true }
            guard let inherited, let declared = type.projectType else { return false }
            return inherited.isNamed(code[declared].name)
        }
        if use.root == .local {
            guard let local = use.local else { return false }
            if let type = local.type { return isView(code.lookup(type, in: member)) }
            return local.value.map { isView(code.type(of: $0, in: member)) } ?? false
        }
        guard let path = use.selfPath, let first = path.first else { return false }
        if first.name == "controllerView" { return true }
        return code.member(first.name.string, of: type.id).map { isView(code.type(of: $0)) } ?? false
    }
}

import ScreenModel
import ScreenSpecDiagnostics
import SpecRules

/// A screen as the code has it: the types that play its roles, known by a spec or recognised by the architecture.
///
/// One without a name stands for all screens of its module: in it play those whose role has the same type for all.
///
/// A class, since rules hand screens on all the time.
package final class CodeScreen: Sendable {
    package let name: String
    package let module: String?
    package let architecture: Architecture
    /// Where a spec declares the screen.
    package let component: IndexedComponent?
    /// In the order of the sources.
    package let players: [Player]

    init(
        name: String,
        module: String?,
        architecture: Architecture,
        component: IndexedComponent?,
        players: [Player]
    ) {
        self.name = name
        self.module = module
        self.architecture = architecture
        self.component = component
        self.players = players
    }

    package struct Player: Sendable {
        package let role: String
        package let type: TypeID
    }

    package var isForAllScreens: Bool { name.isEmpty }

    /// "the screen 'Login'".
    package var title: String { isForAllScreens ? "all screens" : "the screen '\(name)'" }

    package func types(playing role: String) -> [TypeID] {
        players.filter { $0.role == role }.map(\.type)
    }

    /// Whether types play at least two of its roles, where its architecture has as many: an `AlertPresenter` with nobody beside it
    /// presents alerts, and a view controller with nobody beside it is no screen of VIPER.
    var hasCompany: Bool {
        if component != nil || isForAllScreens { return true }
        guard architecture.roles.count(where: { $0.isOutside != true }) > 1 else { return true }
        guard let first = players.first?.role else { return false }
        return players.contains { $0.role != first }
    }
}

/// One role that a type plays.
package struct RolePlay: Sendable {
    /// The index of the screen in `RoleAssignment.screens`.
    package let screen: Int
    package let role: String
    package let source: Source

    package enum Source: Sendable {
        /// The name of the screen or of the role's type in a spec.
        case spec(SourceRange)
        /// What the architecture recognises the type by, as a clause, and the entry that says so.
        case pattern(String, SourceRange)
    }

    package var isFromSpec: Bool {
        if case .spec = source { true } else { false }
    }
}

import ScreenModel
import SourceCheck

/// How a team calls those to whom its controllers talk, where no architecture has the name: `Reactor` of `LoginReactor`.
package struct PartnerNames {
    /// What stands behind the names of screens.
    private let suffix: String

    /// `nil` where the team has no such habit.
    package init?(of subject: CodeSubject) {
        let code = subject.code
        let controllers = subject.checkedTypes.filter { $0.isClass && code.isViewController($0.id) }
        let counts = Dictionary(
            controllers.flatMap { Set(Self.partners(of: $0, code)) }.map { ($0, 1) },
            uniquingKeysWith: +
        )
        // One alone may be called so by chance.
        let needed = max(2, ArchitectureGuess.screensThatShowAHabit(among: controllers.count))
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value >= needed else {
            return nil
        }
        suffix = best.key
    }

    /// An architecture with a view and a model, in which models are called so.
    package func dialect(of base: Architecture) -> Dialect? {
        guard let model = base.partner else { return nil }
        var dialect = Dialect(of: base)
        dialect.name(model, "{screen}\(suffix)")
        return dialect
    }

    /// What stands behind the name of the screen in those of the objects that a controller holds.
    private static func partners(of controller: CodeType, _ code: CodeIndex) -> [String] {
        let screen = OpenedScreens.stem(controller.name)
        guard screen != controller.name else { return [] }
        let held = HeldObjects(of: controller, code).all.filter { $0.isPlayer && !$0.isNavigator }.map(\.type)
        return held.compactMap { type in
            guard type.isClass, type.name.hasPrefix(screen), type.name.count > screen.count,
                !code.isView(type.id), !code.isViewController(type.id), type.id != controller.id
            else { return nil }
            return String(type.name.dropFirst(screen.count))
        }
    }
}

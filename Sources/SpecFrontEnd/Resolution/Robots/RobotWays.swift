import ScreenModel
import ScreenSpecDiagnostics

/// Where the actions of a screen lead, in the types of robots.
struct RobotWays {
    private let declaration: ComponentDeclaration
    private let symbols: SymbolTable
    private let settings: RobotSettings

    init(_ declaration: ComponentDeclaration, _ symbols: SymbolTable, _ settings: RobotSettings) {
        (self.declaration, self.symbols, self.settings) = (declaration, symbols, settings)
    }

    /// Each route once, in the order of the actions.
    func ways(from actions: [Action]) -> [ScreenRobot.Way] {
        var ways: [ScreenRobot.Way] = []
        for route in actions.flatMap(declaration.routes(from:)) where route.isWay {
            let name = name(of: route)
            guard !ways.contains(where: { $0.route == name }) else { continue }
            ways.append(ScreenRobot.Way(route: name, robot: robot(of: route), origin: route.member.name.range))
        }
        return ways
    }

    /// Whoever goes back or on to what no spec describes knows alone what is seen then.
    private func robot(of route: Route) -> String? {
        guard route.destinations.count == 1, let destination = route.destinations.first?.text,
            symbols.openings(ofScreen: destination) != nil
        else { return nil }
        return settings.typeName(of: destination)
    }

    /// The name, with labels where several routes share it.
    private func name(of route: Route) -> String {
        let name = route.member.name.text
        guard declaration.screen?.routes(named: name).count ?? 0 > 1, let function = route.member.function else {
            return name
        }
        return name + function.parameters.compactMap(\.label).map(\.firstUppercased).joined()
    }
}

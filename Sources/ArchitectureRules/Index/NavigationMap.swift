import ScreenModel

/// Which screen leads to which. Screens are positions among the components of an index.
package struct NavigationMap: Sendable {
    /// In the order of the specs.
    package let screens: [Int]
    /// Where the app can start.
    package let entries: [Int]
    private var screensByPlace: [Place: Int] = [:]
    private var modules: [Int: String?] = [:]
    private var departuresByScreen: [Int: [Way]] = [:]
    private var arrivalsByScreen: [Int: [Way]] = [:]

    /// A route that one screen has to another.
    package struct Way: Hashable, Sendable {
        package let origin: Int
        /// The position of the route in its screen.
        package let route: Int
        package let target: Int
    }

    private struct Place: Hashable {
        let module: String?
        let name: String

        init(module: String?, name: String) {
            self.module = module
            self.name = name
        }

        /// `Shop.Cart`, a screen of another module.
        init(_ path: String) {
            let dot = path.firstIndex(of: ".")
            module = dot.map { String(path[..<$0]) }
            name = dot.map { String(path[path.index(after: $0)...]) } ?? path
        }
    }

    package init(_ index: ProgramIndex) {
        screens = index.components.indices.filter { index.components[$0].declaration.isScreen }
        entries = screens.filter { index.components[$0].declaration.screen?.isEntry == true }
        for screen in screens {
            let component = index.components[screen]
            modules[screen] = component.module
            screensByPlace[Place(module: component.module, name: component.name)] = screen
            // A route may also name the class of a screen's view.
            let view = Place(module: component.module, name: component.component.viewType)
            if screensByPlace[view] == nil { screensByPlace[view] = screen }
        }
        for screen in screens {
            for (route, declared) in (index.components[screen].declaration.screen?.routes ?? []).enumerated() {
                for destination in declared.destinations {
                    guard let target = self.screen(named: destination.text, from: screen) else { continue }
                    let way = Way(origin: screen, route: route, target: target)
                    departuresByScreen[screen, default: []].append(way)
                    arrivalsByScreen[target, default: []].append(way)
                }
            }
        }
    }

    /// The screen that a route of another one names; `nil` for what has no spec.
    package func screen(named name: String, from origin: Int) -> Int? {
        screensByPlace[Place(module: modules[origin] ?? nil, name: name)] ?? screensByPlace[Place(name)]
    }

    /// The ways that lead from a screen to others, in the order of its routes.
    package func departures(from screen: Int) -> [Way] {
        departuresByScreen[screen] ?? []
    }

    /// The ways that lead to a screen, in the order of the specs.
    package func arrivals(at screen: Int) -> [Way] {
        arrivalsByScreen[screen] ?? []
    }

    /// The screens that lie on a way from an entry, the entries included.
    package var reached: Set<Int> {
        var reached = Set(entries)
        var queue = entries
        while let screen = queue.popLast() {
            for way in departures(from: screen) where reached.insert(way.target).inserted { queue.append(way.target) }
        }
        return reached
    }
}

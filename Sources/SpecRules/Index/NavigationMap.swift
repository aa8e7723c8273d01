/// Which screen leads to which. Screens are positions among the components of an index, or among screens.
package struct NavigationMap: Sendable {
    /// In the order of the specs.
    package let screens: [Int]
    /// Where the app can start.
    package let entries: [Int]
    /// What may be reached by ways that nobody knows yet.
    private let openEntries: [Int]
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
        self.init(
            index.components.enumerated().compactMap { position, component in
                NavigationScreen(component.component, module: component.module).map { (position, $0) }
            }
        )
    }

    package init(_ screens: [NavigationScreen]) {
        self.init(Array(screens.enumerated().map { ($0.offset, $0.element) }))
    }

    private init(_ all: [(position: Int, screen: NavigationScreen)]) {
        screens = all.map(\.position)
        entries = all.filter(\.screen.isEntry).map(\.position)
        openEntries = all.filter(\.screen.isOpenEntry).map(\.position)
        for (position, screen) in all {
            modules[position] = screen.module
            screensByPlace[Place(module: screen.module, name: screen.name)] = position
            // A route may also name the class of a screen's view.
            let view = Place(module: screen.module, name: screen.viewType)
            if screensByPlace[view] == nil { screensByPlace[view] = position }
        }
        for (position, screen) in all {
            for (route, destinations) in screen.destinations.enumerated() {
                for destination in destinations {
                    guard let target = self.screen(named: destination, from: position) else { continue }
                    let way = Way(origin: position, route: route, target: target)
                    departuresByScreen[position, default: []].append(way)
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

    /// The screens that lie on a way from an entry, or from what may be reached by ways that nobody knows; those included.
    package var reached: Set<Int> {
        var reached: Set<Int> = []
        reach(entries + openEntries, &reached)
        return reached
    }

    /// Few of some screens, from which ways lead to all of them: those that none of them leads to, and one of each circle.
    package func heads(of screens: [Int]) -> [Int] {
        var reached: Set<Int> = []
        var heads: [Int] = []
        let all = Set(screens)
        let alone = screens.filter { screen in
            arrivals(at: screen).allSatisfy { $0.origin == screen || !all.contains($0.origin) }
        }
        for screen in alone + screens where !reached.contains(screen) {
            heads.append(screen)
            reach([screen], &reached)
        }
        return heads
    }

    private func reach(_ starts: [Int], _ reached: inout Set<Int>) {
        var queue = starts.filter { reached.insert($0).inserted }
        while let screen = queue.popLast() {
            for way in departures(from: screen) where reached.insert(way.target).inserted { queue.append(way.target) }
        }
    }
}

import ScreenModel
import SourceText

/// Every screen lies on a way from where the app starts.
package enum UnreachedScreen {
    package static let card = RuleCard(
        "unreached-screen",
        .warning,
        .architecture,
        purpose: "Every screen can be reached by routes from a screen with 'entry: true'.",
        why: """
            A screen that no route leads to is dead weight, or its route was forgotten; then the navigation map, and \
            what a route must bring to the screen, are incomplete. The rule works only in a project that says where \
            the app starts. Mark every screen that the app can start with, by a link or a notification too, with \
            'entry: true'.
            """,
        wrong: .spec(
            """
            screen: Jogs
            architecture: mvc
            entry: true
            ---
            screen: ⟦JogDetails⟧
            architecture: mvc

            """
        ),
        right: .spec(
            """
            screen: Jogs
            architecture: mvc
            entry: true
            routes:
              showDetails: {to: JogDetails, presentation: push}
            ---
            screen: JogDetails
            architecture: mvc

            """
        ),
        misses: """
            Ways that lead through a screen without a spec. Where one module of a project is compiled alone, routes \
            from other modules are not seen; a screen that only those lead to needs 'entry: true'.
            """
    )

    package static let rule = Rule(card, relyingOn: .project) { (index: ProgramIndex) in
        let screens = index.components.indices.filter { index.components[$0].declaration.isScreen }
        let entries = screens.filter { index.components[$0].declaration.screen?.isEntry == true }
        guard !entries.isEmpty else { return [] }
        let map = NavigationMap(index, screens: screens)
        let reached = map.reachable(from: entries)
        return screens.filter { !reached.contains($0) }.map { screen in
            let component = index.components[screen]
            return card.finding(
                at: component.declaration.name.range,
                "No route leads from an entry to '\(component.name)': give a screen that is reached a route to it, or write "
                    + "'entry: true' if the app can start here.",
                notes: map.sources(of: screen).prefix(1).map { source in
                    let origin = index.components[source].declaration.name
                    return Diagnostic.Note(at: origin.range, "'\(origin.text)' leads here, but is not reached itself.")
                },
                subject: component.subject()
            )
        }
    }
}

/// Which screen leads to which.
private struct NavigationMap {
    private var targets: [Int: [Int]] = [:]
    private var origins: [Int: [Int]] = [:]

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

    init(_ index: ProgramIndex, screens: [Int]) {
        var screensByName: [Place: Int] = [:]
        for screen in screens {
            let component = index.components[screen]
            screensByName[Place(module: component.module, name: component.name)] = screen
            // A route may also name the class of a screen's view.
            let view = Place(module: component.module, name: component.component.viewType)
            if screensByName[view] == nil { screensByName[view] = screen }
        }
        for screen in screens {
            let component = index.components[screen]
            for route in component.declaration.screen?.routes ?? [] {
                for destination in route.destinations {
                    let here = Place(module: component.module, name: destination.text)
                    guard let target = screensByName[here] ?? screensByName[Place(destination.text)], target != screen
                    else { continue }
                    targets[screen, default: []].append(target)
                    origins[target, default: []].append(screen)
                }
            }
        }
    }

    func reachable(from entries: [Int]) -> Set<Int> {
        var reached = Set(entries)
        var queue = entries
        while let screen = queue.popLast() {
            for target in targets[screen] ?? [] where reached.insert(target).inserted { queue.append(target) }
        }
        return reached
    }

    /// The screens with a route to this one, in order.
    func sources(of screen: Int) -> [Int] {
        origins[screen] ?? []
    }
}

import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// The routes of a screen without a role that takes them, beside what its classes open and close.
struct OpenedRoutes: Sendable {
    /// By the places at which they are taken.
    let routes: [SourceRange: Route]
    private let openings: [String: [OpenedScreens.Opening]]
    private let replacements: [String: OpenedScreens.Opening]
    /// Those that nothing takes.
    private let lost: Set<String>

    init?(of component: IndexedComponent, in subject: CodeSubject) {
        guard component.vocabulary?.architecture.channel("routes") == nil, let screen = component.declaration.screen,
            let view = subject.knownType(called: component.component.viewType, of: component)
        else { return nil }
        let methods = Set(subject.code.inheritedMembers(of: view).filter { $0.kind == .method }.map(\.baseName.string))
        let ways = screen.routes.filter { $0.isWay && $0.by == nil }
        // What a method of the name does is the route.
        let isFree = ways.map { !methods.contains($0.member.baseName) }
        guard isFree.contains(true) else { return nil }
        let screens = OpenedScreens(by: component, in: subject)
        let targets = ways.map { RouteTarget(of: $0, by: component, subject) }
        var routes: [SourceRange: Route] = [:]
        var openings: [String: [OpenedScreens.Opening]] = [:]
        var others: [OpenedScreens.Opening] = []
        for opening in screens.openings {
            let taking = ways.indices.filter { number in
                guard let destination = opening.destination else { return opening.fits(ways[number]) }
                return targets[number].includes(destination)
            }
            if taking.isEmpty { others.append(opening) }
            for number in taking { openings[ways[number].member.name.text, default: []].append(opening) }
            let free = taking.filter { isFree[$0] }
            routes[opening.place] = (free.first { opening.fits(ways[$0]) } ?? free.first).map { ways[$0] }
        }
        (self.routes, self.openings) = (routes, openings)
        // Whoever says the name of a route, or of a class that it leads to, may take it by way of others.
        let spoken = SpokenNames(of: subject.players(of: component))
        let lost = ways.indices.filter { number in
            let names = targets[number].classes?.map { subject.code[$0].name } ?? []
            return isFree[number] && openings[ways[number].member.name.text] == nil
                && !(names + [ways[number].member.baseName]).contains(where: spoken.contains)
        }
        let isEveryWayKnown = !screens.opensUnknown && ways.count == screen.routes.count
        var replacements: [String: OpenedScreens.Opening] = [:]
        for number in isEveryWayKnown ? lost : [] {
            let fitting = others.filter { $0.replaces(ways[number]) }
            guard let first = fitting.first, Set(fitting.map(\.destination)).count == 1,
                first.destination.map(targets[number].excludes) ?? true,
                lost.count(where: { first.replaces(ways[$0]) }) == 1
            else { continue }
            replacements[ways[number].member.name.text] = first
        }
        self.replacements = replacements
        self.lost = isEveryWayKnown ? Set(lost.map { ways[$0].member.name.text }) : []
    }

    /// Where a route of a name is taken.
    func openings(of route: String) -> [OpenedScreens.Opening] { openings[route] ?? [] }

    /// What is opened in the place of the screen that a route leads to, or closes in another way: the only one that is in no route, where
    /// the route is the only one that nothing takes.
    func replacement(of route: String) -> OpenedScreens.Opening? { replacements[route] }

    /// Whether nothing that the classes of the screen do is the route, nor in its place.
    func isLost(_ route: String) -> Bool { lost.contains(route) && replacements[route] == nil }
}

extension OpenedScreens.Opening {
    /// Whether it shows a screen as a route does, or leads back as that does.
    fileprivate func fits(_ route: Route) -> Bool {
        guard let said = route.presentation?.value else { return !leadsBack }
        return presentations.contains(said) || presentations.isEmpty && !said.leadsBack
    }

    /// Whether it does what a route is not but for one thing: it leads elsewhere, or back in another way.
    fileprivate func replaces(_ route: Route) -> Bool {
        leadsBack ? route.presentation?.value.leadsBack == true : !route.destinations.isEmpty && fits(route)
    }
}

/// Those of all screens that specs describe.
struct AllOpenedRoutes: CodeAnalysis {
    private let byComponent: [ObjectIdentifier: OpenedRoutes]

    init(of subject: CodeSubject) {
        let components = subject.specs.components
        let found = subject.code.jobs.map(components) { OpenedRoutes(of: $0, in: subject) }
        byComponent = Dictionary(
            uniqueKeysWithValues: zip(components, found).compactMap { component, routes in
                routes.map { (ObjectIdentifier(component), $0) }
            }
        )
    }

    /// `nil` where a role of the architecture takes them, or methods do that are called like them.
    subscript(component: IndexedComponent) -> OpenedRoutes? { byComponent[ObjectIdentifier(component)] }
}

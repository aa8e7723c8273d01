import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

extension MismatchedRoute {
    /// Where segues lead that are called like routes, and what the methods open that take routes.
    static func destinations(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            let segues = RouteSegues(of: component, subject)
            return (component.declaration.screen?.routes ?? []).compactMap { route in
                guard let place = route.destinations.first?.range else { return nil }
                let outcome = segues.destination(of: route) ?? destination(of: route, component, subject)
                return Comparison(.destination, place, outcome)
            }
        }
    }

    private static func destination(of route: Route, _ component: IndexedComponent, _ subject: CodeSubject)
        -> Comparison<Diagnostic>.Outcome
    {
        guard let type = subject.taker(of: route, on: component) else { return .open(.absent) }
        let members = subject.code.inheritedMembers(of: type).filter { $0.kind == .method }
        let named = members.filter { $0.baseName == route.member.baseName }
        guard named.count == 1, let method = named.first else {
            return subject.analysis(AllOpenedRoutes.self)[component].map {
                destination(of: route, $0, in: type, component, subject)
            } ?? .open(.notPlain)
        }
        let shown = ShownScreens(by: method, among: members, in: subject)
        let opened = shown.all.filter { !$0.leadsBack }
        let target = RouteTarget(of: route, by: component, subject)
        if let fitting = opened.first(where: { $0.destination.map(target.includes) == true }) {
            return .held(fitting.place)
        }
        guard shown.isComplete, let first = opened.first, let name = first.destination,
            opened.allSatisfy({ $0.destination.map(target.excludes) == true })
        else { return .open(.notPlain) }
        return .differs(finding(of: route, in: type, component, subject, opens: name, at: first.place))
    }

    /// Of a route that no method is called like.
    private static func destination(
        of route: Route,
        _ routes: OpenedRoutes,
        in type: CodeType,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic>.Outcome {
        if let opening = routes.openings(of: route.member.name.text).first { return .held(opening.place) }
        guard let other = routes.replacement(of: route.member.name.text), let name = other.destination else {
            return .open(.notPlain)
        }
        return .differs(finding(of: route, in: type, component, subject, opens: name, at: other.place))
    }

    private static func finding(
        of route: Route,
        in type: CodeType,
        _ component: IndexedComponent,
        _ subject: CodeSubject,
        opens name: String,
        at place: SourceRange
    ) -> Diagnostic {
        let said = route.destinations.map { "'\($0.text)'" }.joined(separator: " or ")
        let screens = subject.specs.components.filter { $0.module == component.module && $0.playerNames.contains(name) }
        let only = route.destinations.count == 1 ? route.destinations.first : nil
        let fix = only.flatMap { only in
            screens.count == 1 ? ContractFixes(subject).respelling(only.range, as: screens[0].name) : nil
        }
        return description.finding(
            at: place,
            "'\(route.member.name.text)' opens '\(name)', and the spec says \(said).",
            help: ["Open \(said) here, or change 'to' in the spec."],
            notes: route.destinations.prefix(1).map {
                component.note(at: $0.range)
            },
            fixes: [fix],
            subject: subject.subject(type, route.member.name.text)
        )
    }
}

import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// Actions lead to the screens that the spec says, and these appear in the way that it says.
package enum MismatchedRoute {
    package static let description = RuleDescription.mismatchedRoute

    static let rule = ComparingRule(description) { subject in
        leads(subject) + presentations(subject) + takers(subject) + destinations(subject)
    }

    private static func presentations(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            let routes = component.declaration.screen?.routes.filter { $0.presentation != nil } ?? []
            guard !routes.isEmpty else { return [] }
            let segues = RouteSegues(of: component, subject)
            return routes.map { route in
                if let outcome = segues.presentation(of: route) {
                    return Comparison(.presentation, route.presentation?.range ?? route.member.name.range, outcome)
                }
                let type = subject.taker(of: route, on: component)
                let outcome: Comparison<Diagnostic>.Outcome =
                    if let type { outcome(for: route, in: type, of: component, subject) } else { .open(.absent) }
                return Comparison(.presentation, route.presentation?.range ?? route.member.name.range, outcome)
            }
        }
    }

    /// The roles that take routes by themselves have methods for them.
    private static func takers(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component in
            (component.declaration.screen?.routes ?? []).compactMap { route in
                route.by.map { Comparison(.taker, $0.range, taker(of: route, $0, component, subject)) }
            }
        }
    }

    private static func taker(of route: Route, _ by: Name, _ component: IndexedComponent, _ subject: CodeSubject)
        -> Comparison<Diagnostic>.Outcome
    {
        guard let type = subject.taker(of: route, on: component) else { return .open(.absent) }
        let name = route.member.baseName
        let members = subject.code.inheritedMembers(of: type)
        if let method = members.first(where: { $0.kind == .method && $0.baseName == name }) {
            return .held(method.nameRange)
        }
        guard !type.mayHaveMoreMembers, subject.code.hasMember(name, .project(type.id)) == false else {
            return .open(.inherited)
        }
        let closest = Spelling.closest(
            to: name,
            among: members.filter { $0.kind == .method }.map(\.baseName.string)
        )
        return .differs(
            description.finding(
                at: type.declaration.nameRange,
                "'\(type.name)' has no method '\(name)', and the spec has '\(by.text)' take that route by itself.",
                help: [closest.map { "Did you mean '\($0)'?" } ?? "Add it there, or name in 'by' who takes the route."],
                notes: [component.note(at: by.range)],
                subject: subject.subject(type, name)
            )
        )
    }

    private static func outcome(
        for route: Route,
        in type: CodeType,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic>.Outcome {
        let members = subject.code.inheritedMembers(of: type).filter { $0.kind == .method }
        let named = members.filter { $0.baseName == route.member.baseName }
        guard let presentation = route.presentation, named.count == 1, let method = named.first else {
            return named.isEmpty ? outcome(forOpened: route, in: type, of: component, subject) : .open(.notPlain)
        }
        let shown = ShownScreens(by: method, among: members, in: subject)
        let target = RouteTarget(of: route, by: component, subject)
        let ways = ways(of: shown, to: target)
        if let fitting = ways.first(where: { $0.fits(presentation.value) }) { return .held(fitting.place) }
        guard shown.isComplete, !ways.isEmpty || !shown.asksOthers else { return .open(.notPlain) }
        if let first = ways.first(where: { $0.destination.map(target.includes) == true }) ?? ways.first {
            return .differs(
                finding(route, presentation, as: first.presentations[0], at: first.place, in: type, component, subject)
            )
        }
        let name = route.member.name.text
        let said = presentation.value.rawValue
        return .differs(
            description.finding(
                at: method.nameRange,
                "'\(name)' opens and closes no screen, and the spec says '\(said)'.",
                help: ["Show it as '\(said)', or take the presentation out of the spec."],
                notes: [component.note(at: presentation.range)],
                subject: subject.subject(type, name)
            )
        )
    }

    /// What a method opens and closes that may be the way to a screen: an alert beside it is none.
    private static func ways(of shown: ShownScreens, to target: RouteTarget) -> [ShownScreen] {
        let ways = shown.all.filter { $0.destination.map(target.excludes) != true }
        let opensNone = ways.allSatisfy { $0.leadsBack }
        return opensNone || ways.contains(where: \.isInside) ? shown.all : ways
    }

    /// Of a route that no method is called like.
    private static func outcome(
        forOpened route: Route,
        in type: CodeType,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic>.Outcome {
        guard let presentation = route.presentation, let routes = subject.analysis(AllOpenedRoutes.self)[component]
        else { return .open(.notPlain) }
        let name = route.member.name.text
        let isBack = presentation.value.leadsBack
        let openings = routes.openings(of: name) + (isBack ? [routes.replacement(of: name)].compactMap(\.self) : [])
        if let fitting = openings.first(where: { $0.presentations.contains(presentation.value) }) {
            return .held(fitting.place)
        }
        guard let first = openings.first, let shown = first.presentations.first, openings.allSatisfy(\.isPlain) else {
            return .open(.notPlain)
        }
        return .differs(finding(route, presentation, as: shown, at: first.place, in: type, component, subject))
    }

    static func finding(
        _ route: Route,
        _ presentation: Located<Route.Presentation>,
        as shown: Route.Presentation,
        at place: SourceRange,
        in type: CodeType,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let (name, said) = (route.member.name.text, presentation.value.rawValue)
        return description.finding(
            at: place,
            "'\(name)' is '\(shown.rawValue)' here, and the spec says '\(said)'.",
            help: ["Show it as '\(said)', or change its presentation in the spec."],
            notes: [component.note(at: presentation.range)],
            fixes: [ContractFixes(subject).respelling(presentation.range, as: shown.rawValue)],
            subject: subject.subject(type, name)
        )
    }
}

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
        guard let type = navigator(of: component, route, subject) else { return .open(.absent) }
        let members = subject.code.inheritedMembers(of: type).filter { $0.kind == .method }
        let named = members.filter { $0.baseName == route.member.baseName }
        guard named.count == 1, let method = named.first else { return .open(.notPlain) }
        let shown = ShownScreens(by: method, among: members, in: subject)
        let opened = shown.all.filter { $0.presentations.first?.leadsBack != true }
        let wanted = classes(named: route.destinations, by: component, subject)
        func isWanted(_ name: String) -> Bool {
            route.destinations.contains { $0.text == name }
                || subject.code.types(named: name).contains { type in
                    subject.code.classes(from: type).contains { wanted?.contains($0) == true }
                }
        }
        if let fitting = opened.first(where: { $0.destination.map(isWanted) == true }) { return .held(fitting.place) }
        guard shown.isComplete, let wanted, let first = opened.first, let name = first.destination,
            opened.allSatisfy({ $0.destination.map { isOther($0, than: wanted, subject.code) } == true })
        else { return .open(.notPlain) }
        return .differs(finding(of: route, in: type, component, subject, opens: name, at: first.place))
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
            help: ["Open that here, or change 'to' in the spec."],
            notes: route.destinations.prefix(1).map {
                component.note(at: $0.range)
            },
            fixes: [fix].compactMap(\.self),
            subject: subject.subject(type, route.member.name.text)
        )
    }

    /// Whether no object of a class can be of one of the others: what is declared as a class above may be.
    private static func isOther(_ name: String, than classes: Set<TypeID>, _ code: CodeIndex) -> Bool {
        let types = code.types(named: name)
        return types.allSatisfy { type in !classes.contains { code.classes(from: $0).contains(type) } }
    }

    /// The classes of screens, or those that a route names by themselves; `nil` where one is not of the project.
    static func classes(named names: [Name], by component: IndexedComponent, _ subject: CodeSubject) -> Set<TypeID>? {
        var classes: Set<TypeID> = []
        for name in names {
            let screens = subject.specs.components.filter {
                $0.declaration.screen != nil && ($0.name == name.text || $0.component.viewType == name.text)
            }
            let own = screens.filter { $0.module == component.module }
            // What opens is the view, or a controller that plays another role beside it.
            let found = (own.isEmpty ? screens : own).flatMap(subject.players)
            let types = found.isEmpty ? subject.types(called: name.text, of: component) : found
            guard !types.isEmpty else { return nil }
            classes.formUnion(types.map(\.id))
        }
        return classes.isEmpty ? nil : classes
    }
}

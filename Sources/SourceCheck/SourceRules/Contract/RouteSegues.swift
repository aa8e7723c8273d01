import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// The segues by which the view of a screen takes the routes of its spec.
struct RouteSegues {
    private let component: IndexedComponent
    private let subject: CodeSubject
    private let view: CodeType?
    private let segues: [Segues.Segue]

    init(of component: IndexedComponent, _ subject: CodeSubject) {
        self.component = component
        self.subject = subject
        view = subject.knownType(called: component.component.viewType, of: component)
        segues = view.map { subject.analysis(Segues.self).segues(from: $0.id) } ?? []
    }

    /// `nil` where no segue is called like the route, or nobody knows what the route names.
    func destination(of route: Route) -> Comparison<Diagnostic>.Outcome? {
        let named = segues.filter { Self.isCalled($0, route) }
        guard let first = named.first, let view,
            let wanted = RouteTarget(of: route, by: component, subject).classes
        else { return nil }
        if let fitting = named.first(where: { leads($0, toOneOf: wanted) }) { return .held(fitting.place) }
        let names = route.destinations.map { "'\($0.text)'" }.joined(separator: " or ")
        return .differs(
            MismatchedRoute.description.finding(
                at: first.place,
                "The segue '\(route.member.baseName)' leads to '\(first.destination)', and the spec says \(names).",
                help: ["Let it lead there, or change 'to' in the spec."],
                notes: [component.note(at: route.destinations.first?.range)],
                subject: subject.subject(view, route.member.name.text)
            )
        )
    }

    /// `nil` where code takes the route, or no segue does.
    func presentation(of route: Route) -> Comparison<Diagnostic>.Outcome? {
        guard !segues.isEmpty, let view, let presentation = route.presentation, !mayBeTakenByCode(route, view) else {
            return nil
        }
        let named = segues.filter { Self.isCalled($0, route) }
        let found: [Segues.Segue]
        if named.isEmpty {
            guard let wanted = RouteTarget(of: route, by: component, subject).classes else {
                return nil
            }
            found = segues.filter { leads($0, toOneOf: wanted) }
        } else {
            found = named
        }
        if let fitting = found.first(where: { $0.presentation?.possible.contains(presentation.value) == true }) {
            return .held(fitting.place)
        }
        guard let first = found.first, let shown = first.presentation?.usual,
            found.allSatisfy({ $0.presentation != nil })
        else { return nil }
        return .differs(
            MismatchedRoute.finding(route, presentation, as: shown, at: first.place, in: view, component, subject)
        )
    }

    /// Whether a method is called like the route: what that does is compared.
    private func mayBeTakenByCode(_ route: Route, _ view: CodeType) -> Bool {
        let navigator = subject.taker(of: route, on: component)
        return [view, navigator].compactMap(\.self).contains { type in
            subject.code.inheritedMembers(of: type).contains {
                $0.kind == .method && $0.baseName == route.member.baseName
            }
        }
    }

    private static func isCalled(_ segue: Segues.Segue, _ route: Route) -> Bool {
        segue.identifier.map(route.isSegue) ?? false
    }

    // MARK: Classes

    private func leads(_ segue: Segues.Segue, toOneOf classes: Set<TypeID>) -> Bool {
        subject.code.classes(from: segue.target).contains(where: classes.contains)
    }
}

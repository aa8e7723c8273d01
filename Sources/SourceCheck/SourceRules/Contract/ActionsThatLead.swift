import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// Actions end in the routes that the spec names.
extension MismatchedRoute {
    static func leads(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component in
            component.declaration.actions.filter { !$0.leadsTo.isEmpty }.flatMap {
                comparisons(of: AnsweredAction($0, of: component, in: subject))
            }
        }
    }

    private static func comparisons(of answered: AnsweredAction) -> [Comparison<Diagnostic>] {
        func open(_ reason: OpenReason) -> [Comparison<Diagnostic>] {
            answered.action.leadsTo.map { Comparison(.leadsTo, $0.range, .open(reason)) }
        }
        guard let screen = answered.component.declaration.screen, let types = answered.types else {
            return open(.notPlain)
        }
        guard let type = types.first else { return open(.absent) }
        guard types.count == 1 else { return open(.severalTypes) }
        let methods = answered.methods(of: type)
        guard let method = methods.first else { return open(.absent) }
        guard methods.count == 1 else { return open(.severalMembers) }
        return ComparedLeads(of: answered, by: method, of: type, on: screen).comparisons
    }
}

/// The routes in which an action ends, beside those that the method takes which answers to it.
private struct ComparedLeads {
    private let answered: AnsweredAction
    private let method: MemberFact
    private let type: CodeType
    private let screen: ScreenDeclaration
    private let found: CalledRoutes
    /// Classes of whom each plays a role in the screen.
    private let players: [CodeType]
    /// What the spec does not say.
    private let extra: CalledRoutes.Taken?

    init(of answered: AnsweredAction, by method: MemberFact, of type: CodeType, on screen: ScreenDeclaration) {
        (self.answered, self.method, self.type, self.screen) = (answered, method, type, screen)
        let (action, component) = (answered.action, answered.component)
        players = answered.subject.players(of: component)
        found = answered.routes(takenBy: method, of: type, among: players)
        extra = found.taken.first { taken in
            taken.isCertain && taken.isOwn && taken.route.by == nil
                && !component.declaration.routes(from: action).contains(taken.route)
        }
    }

    var comparisons: [Comparison<Diagnostic>] {
        let action = answered.action
        // Who takes a route by itself, or is another role than the one that decides, may be told so in any way; and what nobody calls
        // is told by another rule, where there is something to call.
        lazy var spoken = SpokenNames(of: found.types + players)
        let isPlain = isPlain
        var isTold = false
        var comparisons = action.leadsTo.map { name -> Comparison<Diagnostic> in
            if let place = found.place(of: name.text) { return Comparison(.leadsTo, name.range, .held(place)) }
            guard isPlain, !isTold, spoken.contains(name.text) || isOpened(name),
                screen.routes(named: name.text).allSatisfy({ $0.by == nil })
            else { return Comparison(.leadsTo, name.range, .open(.notPlain)) }
            isTold = true
            return Comparison(.leadsTo, name.range, .differs(finding(lacking: name)))
        }
        if let extra, let first = action.leadsTo.first {
            comparisons.append(Comparison(.leadsTo, first.range, .differs(finding(extra, said: first))))
        }
        return comparisons
    }

    /// Whether all that the method leads to is known.
    private var isPlain: Bool {
        answered.isOfNavigator && extra == nil && !found.handsOn
            && found.types.allSatisfy { !answered.subject.code.hasUnknownSuperclass($0.id) }
    }

    /// Whether a route that no method is called like is taken somewhere, or surely nowhere.
    private func isOpened(_ name: Name) -> Bool {
        guard let opened = answered.opened else { return false }
        // Whoever else is told of an action may open a screen in ways of its own.
        return !opened.openings(of: name.text).isEmpty
            || answered.action.exit == .targetAction && opened.isLost(name.text)
    }

    // MARK: Findings

    private func finding(lacking name: Name) -> Diagnostic {
        finding(
            at: method.nameRange,
            "'\(answered.action.member.name.text)' does not lead to '\(name.text)', and the spec says it does.",
            help: "Take the route here, or out of 'leadsTo' in the spec.",
            said: name.range
        )
    }

    private func finding(_ extra: CalledRoutes.Taken, said first: Name) -> Diagnostic {
        let (action, name) = (answered.action, extra.route.member.name.text)
        let said = action.leadsTo.map { "'\($0.text)'" }.formattedList
        return finding(
            at: extra.place,
            "'\(action.member.name.text)' leads to '\(name)', and the spec says \(said).",
            help: "Add '\(name)' to 'leadsTo' in the spec, or do not take that route here.",
            said: first.range
        )
    }

    private func finding(at place: SourceRange, _ message: String, help: String, said: SourceRange) -> Diagnostic {
        MismatchedRoute.description.finding(
            at: place,
            message,
            help: [help],
            notes: [answered.component.note(at: said)],
            subject: answered.subject.subject(type, answered.action.member.name.text)
        )
    }
}

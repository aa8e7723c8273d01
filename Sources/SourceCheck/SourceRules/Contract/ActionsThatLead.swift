import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// Actions end in the routes that the spec names.
extension MismatchedRoute {
    static func leads(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component in
            component.declaration.actions.filter { !$0.leadsTo.isEmpty }.flatMap {
                comparisons(of: $0, of: component, subject)
            }
        }
    }

    /// The routes that the method takes which answers to an action; `nil` where no one method of one class does.
    static func taken(by action: Action, of component: IndexedComponent, _ subject: CodeSubject) -> [CalledRoutes
        .Taken]?
    {
        // What comes of it by way of others is not plain enough to be written down.
        guard let screen = component.declaration.screen, handlesRoutes(action, component),
            let types = handlingTypes(of: action, component, subject), types.count == 1, let type = types.first
        else { return nil }
        let methods = methods(answeringTo: action, of: component, in: type, subject)
        guard methods.count == 1, let method = methods.first else { return nil }
        return CalledRoutes(
            by: method,
            of: type,
            screen.routes,
            navigators: navigators(of: component),
            opened: subject.analysis(AllOpenedRoutes.self)[component]?.routes ?? [:],
            subject.code
        ).taken
    }

    private static func methods(
        answeringTo action: Action,
        of component: IndexedComponent,
        in type: CodeType,
        _ subject: CodeSubject
    ) -> [MemberFact] {
        // A delegate's method has the sender in front.
        let ofDelegate = component.component.interfaces.filter { $0.kind == .delegate }.flatMap(\.members)
            .first { $0.name.range == action.member.name.range }
        let fullName = action.exit == .delegate ? ofDelegate?.fullName : action.member.fullName
        return subject.code.inheritedMembers(of: type).filter { member in
            member.kind == .method
                && (action.exit == .targetAction
                    ? member.baseName == action.member.name.text : fullName.map { member.name == $0 } ?? false)
        }
    }

    private static func comparisons(of action: Action, of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        func open(_ reason: OpenReason) -> [Comparison<Diagnostic>] {
            action.leadsTo.map { Comparison(.leadsTo, $0.range, .open(reason)) }
        }
        guard let screen = component.declaration.screen, let types = handlingTypes(of: action, component, subject)
        else { return open(.notPlain) }
        guard let type = types.first else { return open(.absent) }
        guard types.count == 1 else { return open(.severalTypes) }
        let methods = methods(answeringTo: action, of: component, in: type, subject)
        guard let method = methods.first else { return open(.absent) }
        guard methods.count == 1 else { return open(.severalMembers) }
        return comparisons(of: action, answeredBy: method, in: type, of: component, screen, subject)
    }

    private static func comparisons(
        of action: Action,
        answeredBy method: MemberFact,
        in type: CodeType,
        of component: IndexedComponent,
        _ screen: ScreenDeclaration,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let opened = subject.analysis(AllOpenedRoutes.self)[component]
        let found = CalledRoutes(
            by: method,
            of: type,
            screen.routes,
            navigators: navigators(of: component),
            opened: opened?.routes ?? [:],
            among: subject.players(of: component),
            subject.code
        )
        let extra = found.taken.first { taken in
            taken.isCertain && taken.isOwn && taken.route.by == nil
                && !component.declaration.routes(from: action).contains(taken.route)
        }
        // Who takes a route by itself, or is another role than the one that decides, may be told so in any way; and what nobody calls
        // is told by another rule, where there is something to call.
        lazy var spoken = SpokenNames(of: found.types + subject.players(of: component))
        func isKnown(_ name: Name) -> Bool {
            if spoken.contains(name.text) { return true }
            guard let opened else { return false }
            // Whoever else is told of an action may open a screen in ways of its own.
            return !opened.openings(of: name.text).isEmpty || action.exit == .targetAction && opened.isLost(name.text)
        }
        let isPlain =
            handlesRoutes(action, component) && extra == nil && !found.handsOn
            && found.types.allSatisfy { !subject.code.hasUnknownSuperclass($0.id) }
        func finding(_ message: String, at place: SourceRange, _ help: String, said: SourceRange) -> Diagnostic {
            description.finding(
                at: place,
                message,
                help: [help],
                notes: [component.note(at: said)],
                subject: subject.subject(type, action.member.name.text)
            )
        }
        var isTold = false
        var comparisons = action.leadsTo.map { name -> Comparison<Diagnostic> in
            if let place = found.place(of: name.text) { return Comparison(.leadsTo, name.range, .held(place)) }
            guard isPlain, !isTold, isKnown(name),
                screen.routes(named: name.text).allSatisfy({ $0.by == nil })
            else {
                return Comparison(.leadsTo, name.range, .open(.notPlain))
            }
            isTold = true
            let finding = finding(
                "'\(action.member.name.text)' does not lead to '\(name.text)', and the spec says it does.",
                at: method.nameRange,
                "Take the route here, or out of 'leadsTo' in the spec.",
                said: name.range
            )
            return Comparison(.leadsTo, name.range, .differs(finding))
        }
        if let extra, let first = action.leadsTo.first {
            let name = extra.route.member.name.text
            let said = action.leadsTo.map { "'\($0.text)'" }.formattedList
            let finding = finding(
                "'\(action.member.name.text)' leads to '\(name)', and the spec says \(said).",
                at: extra.place,
                "Add '\(name)' to 'leadsTo' in the spec, or do not take that route here.",
                said: first.range
            )
            comparisons.append(Comparison(.leadsTo, first.range, .differs(finding)))
        }
        return comparisons
    }

    /// Who decides what comes of an action; `nil` where that is somebody else than who takes the routes.
    private static func handlingTypes(of action: Action, _ component: IndexedComponent, _ subject: CodeSubject)
        -> [CodeType]?
    {
        let architecture = component.vocabulary?.architecture
        switch action.exit {
        case .targetAction: return MissingAction.handlingTypes(of: component, subject)
        case .channel:
            guard let receiver = architecture?.actionsChannel?.to?.text else { return nil }
            return component.component.player(ofRole: receiver)?.type.map { subject.types(called: $0, of: component) }
        case .delegate: return delegates(of: component, subject)
        case .closure, .property: return nil
        }
    }

    /// Whoever conforms to the protocol of the view's delegate.
    private static func delegates(of component: IndexedComponent, _ subject: CodeSubject) -> [CodeType]? {
        guard let name = component.component.interfaces.first(where: { $0.kind == .delegate })?.name else { return nil }
        let protocols = subject.code.types(named: name, inModule: component.module)
        guard protocols.count == 1, let id = protocols.first, subject.code[id].kind == .protocol else { return nil }
        return subject.code.conformers(of: id).map { subject.code[$0] }.filter { subject.code.file(of: $0).isChecked }
    }

    /// Whether the role that decides what comes of an action takes the routes as well.
    private static func handlesRoutes(_ action: Action, _ component: IndexedComponent) -> Bool {
        guard action.exit == .channel, let architecture = component.vocabulary?.architecture else { return true }
        return architecture.channel("routes").map { $0.from?.text == architecture.actionsChannel?.to?.text } ?? true
    }

    /// The names of the types that take the screen's routes; none where there is no such role.
    private static func navigators(of component: IndexedComponent) -> Set<String> {
        guard let role = component.vocabulary?.architecture.channel("routes")?.to?.text else { return [] }
        let names = [
            component.component.player(ofRole: role)?.type, component.component.interface(ofChannel: "routes")?.name,
        ]
        return Set(names.compactMap(\.self))
    }
}

import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The routes of a screen that a method takes, be it by methods of its own class that it calls, or by the other roles of the screen
/// that it tells something.
struct CalledRoutes {
    struct Taken {
        let route: Route
        let place: SourceRange
        /// Whether it is certain that the call goes to whoever leads to other screens.
        let isCertain: Bool
        /// Whether the class takes it whose method was asked about, and not one that it tells something.
        let isOwn: Bool
    }

    private(set) var taken: [Taken] = []
    /// Whether it tells others something, who may answer, so that what comes of it stands elsewhere.
    private(set) var handsOn = false
    /// The classes whose code was followed.
    private(set) var types: [CodeType] = []

    private let routes: [Route]
    /// The types by which the one is known that leads to other screens; empty where a class of the screen does so itself.
    private let navigators: Set<String>
    /// Routes that no method is called like, by the places at which screens are opened.
    private let opened: [SourceRange: Route]
    /// The classes that play roles in the screen.
    private let players: [CodeType]
    private let code: CodeIndex

    /// - Parameters:
    ///   - navigators: Empty where the class itself leads to them.
    ///   - opened: Routes that no method is called like, by the places at which screens are opened.
    init(
        by method: MemberFact,
        of type: CodeType,
        _ routes: [Route],
        navigators: Set<String>,
        opened: [SourceRange: Route] = [:],
        among players: [CodeType] = [],
        _ code: CodeIndex
    ) {
        (self.routes, self.navigators, self.opened) = (routes, navigators, opened)
        (self.players, self.code) = (players, code)
        var waiting = [(method, type)]
        var seen: Set<SourceRange> = []
        while let (next, owner) = waiting.popLast() {
            guard seen.insert(next.nameRange).inserted else { continue }
            guard next.hasBody else {
                handsOn = true
                continue
            }
            if !types.contains(where: { $0.id == owner.id }) { types.append(owner) }
            for call in next.calls {
                if next.isOfMenu(call.range) {
                    handsOn = true
                } else {
                    waiting += follow(call, in: next, of: owner, isOwn: owner.id == type.id)
                }
            }
        }
    }

    func place(of name: String) -> SourceRange? {
        taken.first { $0.route.member.name.text == name || $0.route.member.fullName == name }?.place
    }

    /// The methods that a call goes on in.
    private mutating func follow(_ call: CallFact, in member: MemberFact, of type: CodeType, isOwn: Bool) -> [(
        MemberFact, CodeType
    )] {
        if let route = opened[call.range] {
            taken.append(Taken(route: route, place: call.range, isCertain: true, isOwn: isOwn))
            return []
        }
        guard let name = call.name, !name.startsUppercase, name != "init" else { return [] }
        let isOfItself = call.calledPath.count == 1
        let navigators = navigators.contains(type.name) ? [] : navigators
        if let route = route(called: name, by: call) {
            if isOfItself, navigators.isEmpty || call.callee.root == .self {
                taken.append(Taken(route: route, place: call.range, isCertain: navigators.isEmpty, isOwn: isOwn))
                return []
            }
            if !isOfItself {
                let receiver = code.receiver(of: call, in: member)
                let isNavigator = receiver.projectType.map { navigators.contains(code.qualifiedName(of: $0)) }
                // Somebody else may have a method of that name.
                guard isNavigator != false else {
                    handsOn = true
                    return []
                }
                taken.append(Taken(route: route, place: call.range, isCertain: isNavigator == true, isOwn: isOwn))
                return []
            }
        }
        if isOfItself, let performed = route(performedBy: call) {
            taken.append(Taken(route: performed, place: call.range, isCertain: true, isOwn: isOwn))
            return []
        }
        if isOfItself {
            let own = code.inheritedMembers(of: type).filter { $0.kind == .method && $0.baseName == name }
            if own.count == 1 { return own.map { ($0, type) } }
            handsOn = true
            return []
        }
        let receiver = code.receiver(of: call, in: member)
        if case .platform = receiver { return [] }
        if let answering = player(receiver).flatMap({ method(called: call, of: $0) }) { return [answering] }
        if call.callee.root != .super, !QuietCalls(code).isQuiet(call, in: member) { handsOn = true }
        return []
    }

    /// The one class of the screen that an object is.
    private func player(_ type: NamedType) -> CodeType? {
        guard let id = type.projectType else { return nil }
        let fitting = players.filter { $0.id == id || code[id].kind == .protocol && code.conforms($0.id, to: id) }
        guard fitting.count == 1, let only = fitting.first else { return nil }
        // Somebody else may stand behind the protocol.
        let others = code[id].kind == .protocol ? code.conformers(of: id) : code.subclasses(of: id)
        return others.allSatisfy { $0 == only.id || code.file(of: code[$0]).isTest } ? only : nil
    }

    private func method(called call: CallFact, of type: CodeType) -> (MemberFact, CodeType)? {
        let named = code.inheritedMembers(of: type).filter { member in
            member.kind == .method && call.name == member.baseName
        }
        let fitting = named.count == 1 ? named : named.filter { $0.name.string == call.fullName }
        return fitting.count == 1 ? (fitting[0], type) : nil
    }

    /// By a segue of its name, be it a constant: `perform(segue: StoryboardSegue.Main.showDetails)`.
    private func route(performedBy call: CallFact) -> Route? {
        let constant = call.name == "perform" ? call.argument(labelled: "segue")?.use?.components.last : nil
        let identifier = call.performedSegue ?? constant?.name.string
        let named = routes.filter { route in identifier.map(route.isSegue) ?? false }
        return named.count == 1 ? named.first : nil
    }

    private func route(called name: FactText, by call: CallFact) -> Route? {
        let named = routes.filter { name == $0.member.baseName }
        guard named.count > 1 else { return named.first }
        return named.first { $0.member.fullName == call.fullName }
    }
}

extension MemberFact {
    /// Whether something stands in what an entry of a menu does once somebody chooses it: who makes the menu does not do that.
    func isOfMenu(_ place: SourceRange) -> Bool {
        calls.contains { entry in
            entry.name == "UIAction"
                && entry.arguments.contains { $0.kind == .closure && $0.range.contains(place) }
        }
    }
}

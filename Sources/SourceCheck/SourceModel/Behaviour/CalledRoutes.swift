import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The routes of a screen that a method takes, be it by methods of its own class that it calls.
struct CalledRoutes {
    struct Taken {
        let route: Route
        let place: SourceRange
        /// Whether it is certain that the call goes to whoever leads to other screens.
        let isCertain: Bool
    }

    private(set) var taken: [Taken] = []
    /// Whether it tells others something, who may answer, so that what comes of it stands elsewhere.
    private(set) var handsOn = false

    private let routes: [Route]
    /// The types by which the one is known that leads to other screens.
    private let navigators: Set<String>
    private let members: [MemberFact]
    private let code: CodeIndex

    /// - Parameter navigators: Empty where the class itself leads to them.
    init(by method: MemberFact, of type: CodeType, _ routes: [Route], navigators: Set<String>, _ code: CodeIndex) {
        (self.routes, self.navigators, self.code) = (routes, navigators, code)
        members = code.inheritedMembers(of: type).filter { $0.kind == .method }
        var waiting = [method]
        var seen: [String] = []
        while let next = waiting.popLast() {
            guard !seen.contains(next.name.string) else { continue }
            seen.append(next.name.string)
            guard next.hasBody else {
                handsOn = true
                continue
            }
            for call in next.calls { waiting += follow(call, in: next) }
        }
    }

    func contains(_ name: String) -> Bool { place(of: name) != nil }

    func place(of name: String) -> SourceRange? {
        taken.first { $0.route.member.name.text == name || $0.route.member.fullName == name }?.place
    }

    /// The methods of the class that a call goes on in.
    private mutating func follow(_ call: CallFact, in member: MemberFact) -> [MemberFact] {
        guard let name = call.name, !name.startsUppercase, name != "init" else { return [] }
        let isOwn = call.calledPath.count == 1
        if let route = route(called: name, by: call) {
            if isOwn, navigators.isEmpty || call.callee.root == .self {
                taken.append(Taken(route: route, place: call.range, isCertain: navigators.isEmpty))
                return []
            }
            if !isOwn {
                let receiver = code.type(of: call.callee, upTo: call.calledPath.count - 1, in: member)
                let isNavigator = receiver.projectType.map { navigators.contains(code.qualifiedName(of: $0)) }
                // Somebody else may have a method of that name.
                guard isNavigator != false else {
                    handsOn = true
                    return []
                }
                taken.append(Taken(route: route, place: call.range, isCertain: isNavigator == true))
                return []
            }
        }
        if isOwn {
            let own = members.filter { $0.baseName == name }
            if own.count == 1 { return own }
            handsOn = true
        } else if case .platform = code.type(of: call.callee, upTo: call.calledPath.count - 1, in: member) {
            return []
        } else if call.callee.root != .super {
            handsOn = true
        }
        return []
    }

    private func route(called name: FactText, by call: CallFact) -> Route? {
        let named = routes.filter { name == $0.member.baseName }
        guard named.count > 1 else { return named.first }
        return named.first { $0.member.fullName == call.fullName }
    }
}

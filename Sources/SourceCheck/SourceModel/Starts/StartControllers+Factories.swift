import ScreenSpecDiagnostics
import SourceFacts

/// What makes controllers, and what it is handed.
extension StartControllers {
    /// The member that makes what a path leads to, of the object that somebody else has given where that is known.
    func factory(_ use: UseFact, _ call: CallFact?, in frame: StartFrame) -> MemberFact? {
        let path = call.map { Array($0.calledPath) } ?? Array(use.components)
        if path.count == 2, let local = use.local, local.kind == .parameter,
            let type = frame.given[local.name.string]?.type
        {
            return code.member(path[1].name, of: type)
        }
        return opened.factory(use, call, in: frame.member)
    }

    /// What a member makes: what it returns, on all branches, and what it puts into one that is known by what it holds, or else the only
    /// kind of controller in it.
    func classes(madeBy member: MemberFact, given: [String: StartFrame.Given] = [:], depth: Int) -> Set<TypeID> {
        guard depth < Self.depthLimit else { return [] }
        let frame = StartFrame(member, of: code.owner(of: member)?.id, given: given)
        guard let returned = returned(by: frame, depth: depth) else { return [] }
        let held = contents(setIn: frame, isHolder: { $0.local != nil }, depth: depth)
        let found = returned.union(held).union(holders(in: frame, depth))
        if !found.isEmpty { return found }
        if let name = opened.onlyController(madeBy: member) {
            return Set(code.types(named: name).flatMap { shown($0, depth) })
        }
        return []
    }

    /// What stands alone in a body, for which `return` may be left out: calls that make controllers, and what holds some. `nil` where nobody
    /// knows which of it counts.
    func returned(by frame: StartFrame, depth: Int) -> Set<TypeID>? {
        let member = frame.member
        let taken =
            member.calls.flatMap { $0.arguments.map(\.range) } + member.assignments.map(\.range)
            + member.locals.compactMap { $0.value?.range }
        func isAlone(_ range: SourceRange) -> Bool { !taken.contains { $0.contains(range) } }
        var branches: Set<Set<TypeID>> = []
        for call in member.calls
        where call.calledPath.count == call.callee.components.count && makesController(call, in: frame)
            && isAlone(call.range)
        {
            branches.insert(classes(of: call, in: frame, depth: depth + 1))
        }
        for use in member.uses where use.components.count == 1 && use.role == .read && isAlone(use.range) {
            branches.insert(classes(of: use, in: frame, depth: depth + 1))
        }
        return frame.taken(of: branches, limit: Self.branchLimit)
    }

    /// What makes more than that makes any screen, and is told which.
    private static let branchLimit = 6

    /// Whether what a call gives back may be shown.
    private func makesController(_ call: CallFact, in frame: StartFrame) -> Bool {
        if call.isConstruction || CodeIndex.configuring.contains(call.name) { return true }
        guard let made = factory(call.callee, call, in: frame) else { return !scenes.classes(takenBy: call).isEmpty }
        let type = made.type.map { code.lookup($0, in: made) } ?? .unknown
        return code.isViewController(type) || type.projectType.map { code[$0].kind == .protocol } ?? false
    }

    /// What a call hands over, by the names of parameters.
    func given(to method: MemberFact, by call: CallFact, in frame: StartFrame, depth: Int = 0) -> [String: StartFrame
        .Given]
    {
        guard depth < Self.depthLimit, method.parameters.count == call.arguments.count else { return [:] }
        var given: [String: StartFrame.Given] = [:]
        for (parameter, argument) in zip(method.parameters, call.arguments) {
            guard let name = parameter.name?.string else { continue }
            let known = frame.given(for: argument.use)
            var handed = StartFrame.Given(controllers: classes(of: argument, in: frame, depth: depth + 1))
            handed.type =
                known?.type ?? code.type(of: argument, in: frame.member).projectType.flatMap { mayLead($0) ? $0 : nil }
            let isEnum =
                parameter.type.flatMap { code.lookup($0.stripped, in: method).projectType }.map {
                    code[$0].kind == .enum
                }
                ?? false
            handed.isChosen = isEnum && (known?.isChosen ?? Self.isCase(argument))
            if !handed.isEmpty { given[name] = handed }
        }
        return given
    }

    /// `.login`, `.login(user)`, `Route.login`.
    private static func isCase(_ value: ValueFact) -> Bool {
        switch value.kind {
        case .implicitMember, .implicitCall: true
        case .path, .call: value.use.map { $0.root == .name && $0.components.first?.startsUppercase == true } ?? false
        default: false
        }
    }

    /// Whether an object may lead on to what shows. Controllers and views are shown, and say themselves what they lead to.
    func mayLead(_ id: TypeID) -> Bool {
        code[id].kind != .protocol && !code.isController(id) && !code.isView(id)
    }
}

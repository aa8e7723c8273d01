import ScreenSpecDiagnostics
import SourceFacts

/// What the code shows that runs when the app starts, from one object to the next.
struct StartWalk {
    /// Whether a window is made, which takes the place of one that a storyboard fills.
    private(set) var makesWindow = false

    private let code: CodeIndex
    private let controllers: StartControllers
    private let moments: StartMoments
    private var seen: Set<Visit> = []

    private struct Visit: Hashable {
        let file: FileID
        let member: Int
        let owner: TypeID?
        let given: [String: StartFrame.Given]
    }

    /// Apps hand over a few times until something shows.
    private static let depthLimit = 8
    private static let visitLimit = 1_000

    init(_ code: CodeIndex, _ controllers: StartControllers) {
        (self.code, self.controllers) = (code, controllers)
        moments = StartMoments(code)
    }

    /// - Returns: The classes of the controllers that show.
    mutating func follow(_ frame: StartFrame, depth: Int = 0) -> Set<TypeID> {
        let member = frame.member
        let visit = Visit(file: member.facts.file, member: member.index, owner: frame.owner, given: frame.given)
        guard depth < Self.depthLimit, seen.count < Self.visitLimit, seen.insert(visit).inserted,
            !frame.isChosen || controllers.returned(by: frame, depth: 0) != nil
        else { return [] }
        var branches: [Set<TypeID>] = []
        for assignment in member.assignments where shows(assignment, in: member) {
            branches.append(controllers.classes(of: assignment.value, in: frame))
        }
        for call in member.calls where moments.includes(call.range, in: member) {
            branches.append(follow(call, in: frame, depth))
        }
        return frame.taken(of: branches) ?? []
    }

    /// `window.rootViewController = …`, `tabs.viewControllers = […]`.
    private func shows(_ assignment: AssignmentFact, in member: MemberFact) -> Bool {
        let target = assignment.target
        guard
            target.components.last?.name == "rootViewController"
                ? isWindow(target, in: member)
                : StartControllers.sets(assignment)
        else { return false }
        return moments.includes(assignment.range, in: member)
    }

    /// Whether what stands before the last name is a window.
    private func isWindow(_ target: UseFact, in member: MemberFact) -> Bool {
        let names = target.components.dropLast()
        if let last = names.last {
            return last.name.string.lowercased().hasSuffix("window")
                || code.inherits(code.type(of: target, upTo: names.count, in: member), from: "UIWindow")
        }
        guard target.root == .closureArgument else { return false }
        // `UIWindow(frame: frame).then { $0.rootViewController = home }`
        let call = EnclosingClosure(around: target.range, in: member)?.call
        return call?.calledPath.dropLast().contains { $0.name.string.lowercased().hasSuffix("window") } ?? false
    }

    private mutating func follow(_ call: CallFact, in frame: StartFrame, _ depth: Int) -> Set<TypeID> {
        guard let name = call.name else { return [] }
        if call.isConstruction { return follow(construction: call, in: frame, depth) }
        var found: Set<TypeID> = []
        if StartControllers.fills.contains(name)
            || ShownScreen.presentation(wrappedAs: name.string) == .replace
        {
            for argument in call.arguments { found.formUnion(controllers.classes(of: argument, in: frame)) }
        }
        guard let receiver = receiver(of: call, in: frame), let method = method(called: call, of: receiver) else {
            return found
        }
        let given = controllers.given(to: method, by: call, in: frame)
        return found.union(follow(StartFrame(method, of: receiver, given: given), depth: depth + 1))
    }

    private mutating func follow(construction call: CallFact, in frame: StartFrame, _ depth: Int) -> Set<TypeID> {
        let type = controllers.madeType(by: call, in: frame)
        if code.inherits(type, from: "UIWindow") { makesWindow = true }
        guard let id = type.projectType, controllers.mayLead(id) else { return [] }
        let labels = call.labels
        let made = code.inheritedMembers(of: code[id]).first { $0.kind == .initializer && $0.name == "init(\(labels))" }
        guard let made else { return [] }
        let given = controllers.given(to: made, by: call, in: frame)
        return follow(StartFrame(made, of: id, given: given), depth: depth + 1)
    }

    private func receiver(of call: CallFact, in frame: StartFrame) -> TypeID? {
        let path = call.calledPath
        if path.count == 1 {
            return call.callee.selfPath != nil || call.callee.root == .super ? frame.owner : nil
        }
        if path.count == 2, let local = call.callee.local, local.kind == .parameter,
            let type = frame.given[local.name.string]?.type
        {
            return type
        }
        let known = code.type(of: call.callee, upTo: path.count - 1, in: frame.member).projectType
        guard let type = known ?? (path.count == 2 ? call.callee.local.flatMap { made($0, in: frame) } : nil) else {
            return nil
        }
        guard let meant = code[type].kind == .protocol ? code.onlyImplementer(of: type)?.id : type else { return nil }
        return controllers.mayLead(meant) ? meant : nil
    }

    /// The object that an operator hands on: `LoginCoordinator() &> { $0.delegate = self }`.
    private func made(_ local: LocalFact, in frame: StartFrame) -> TypeID? {
        guard let value = local.value, value.kind == .other else { return nil }
        let first = frame.member.calls.first { value.range.contains($0.range) }
        return first.flatMap { controllers.madeType(by: $0, in: frame).projectType }
    }

    private func method(called call: CallFact, of type: TypeID) -> MemberFact? {
        guard let name = call.name else { return nil }
        let named = code.inheritedMembers(of: code[type]).filter { $0.kind == .method && $0.baseName == name }
        if let exact = named.first(where: { member in call.fullName.map { member.name == $0 } ?? false }) {
            return exact
        }
        if let only = named.first { return named.count == 1 ? only : nil }
        // Of an extension of a protocol.
        return code.member(name, of: type).flatMap { $0.kind == .method && $0.hasBody ? $0 : nil }
    }
}

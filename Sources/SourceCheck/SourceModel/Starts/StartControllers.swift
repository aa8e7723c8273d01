import ScreenSpecDiagnostics
import SourceFacts

/// Which controllers an expression may be that is shown when the app starts: those of all its branches, with what navigation and tab
/// bar controllers hold.
struct StartControllers {
    let code: CodeIndex
    let opened: OpenedController
    let scenes: StartScenes

    init(_ subject: CodeSubject) {
        code = subject.code
        opened = OpenedController(subject)
        scenes = StartScenes(subject)
    }

    static let depthLimit = 12

    // MARK: Expressions

    func classes(of value: ValueFact?, in frame: StartFrame, depth: Int = 0) -> Set<TypeID> {
        guard let value, depth < Self.depthLimit else { return [] }
        switch value.kind {
        case .construction, .chainedConstruction, .call:
            return value.call.map { classes(of: $0, in: frame, depth: depth) } ?? []
        case .path: return value.use.map { classes(of: $0, in: frame, depth: depth) } ?? []
        case .self: return frame.owner.map { shown($0, depth) } ?? []
        case .cast:
            let inner = parts(of: value.range, in: frame, depth: depth)
            return inner.isEmpty
                ? shown(value.type.map { code.lookup($0, in: frame.member) } ?? .unknown, depth) : inner
        case .closureCall: return shown(value.type.map { code.lookup($0, in: frame.member) } ?? .unknown, depth)
        case .array, .tuple, .conditional, .other: return parts(of: value.range, in: frame, depth: depth)
        default: return []
        }
    }

    /// What calls and paths in an expression are that stand in no other call.
    ///
    /// - Parameter path: A path in it that is passed over.
    private func parts(of range: SourceRange, in frame: StartFrame, depth: Int, beside path: UseFact? = nil)
        -> Set<TypeID>
    {
        let inside = frame.member.calls.filter { range.contains($0.range) && $0.callee.index != path?.index }
        let calls = inside.filter { call in
            !inside.contains { $0.index != call.index && $0.range != call.range && $0.range.contains(call.range) }
        }
        var found: Set<TypeID> = []
        for call in calls { found.formUnion(classes(of: call, in: frame, depth: depth + 1)) }
        for use in frame.member.uses
        where range.contains(use.range) && use.index != path?.index
            && !calls.contains(where: { $0.range.contains(use.range) })
        {
            found.formUnion(classes(of: use, in: frame, depth: depth + 1))
        }
        return found
    }

    // MARK: Calls

    func classes(of call: CallFact, in frame: StartFrame, depth: Int) -> Set<TypeID> {
        guard depth < Self.depthLimit, let name = call.name?.string else { return [] }
        if CodeIndex.configuring.contains(name), let made = call.callee.calls.last(where: { $0.isBefore(call) }) {
            return classes(of: made, in: frame, depth: depth)
        }
        if Self.mapping.contains(name) {
            let local = call.callee.local.map { classes(of: $0, in: frame, depth: depth + 1) } ?? []
            return local.union(parts(of: call.range, in: frame, depth: depth, beside: call.callee))
        }
        let made = madeType(by: call, in: frame)
        if let root = call.argument(labelled: "rootViewController") {
            return shown(made, depth).union(classes(of: root, in: frame, depth: depth + 1))
        }
        let taken = scenes.classes(takenBy: call)
        if !taken.isEmpty { return taken.union(taken.flatMap { shown($0, depth) }) }
        if let told = opened.named(in: call, of: frame.member) {
            return Set(code.types(named: told).flatMap { shown($0, depth) })
        }
        let known = shown(made, depth)
        if saysAll(known) { return known }
        if !call.isConstruction, let factory = factory(call.callee, call, in: frame) {
            let given = given(to: factory, by: call, in: frame, depth: depth + 1)
            return known.union(classes(madeBy: factory, given: given, depth: depth + 1))
        }
        if !known.isEmpty { return known }
        if made == .unknown, let asked = askedClass(call, in: frame) { return shown(.project(asked), depth) }
        guard made == .unknown, call.isConstruction else { return [] }
        // The one controller that is put into a container of a package.
        let content = call.arguments.map { classes(of: $0, in: frame, depth: depth + 1) }.filter { !$0.isEmpty }
        return content.count == 1 ? content[0] : []
    }

    /// A class of controllers that is asked for one, by a method that others give it: `LoginViewController.instantiate()`.
    private func askedClass(_ call: CallFact, in frame: StartFrame) -> TypeID? {
        guard call.calledPath.count == 2, call.calledPath.first?.startsUppercase == true, !call.isConstruction else {
            return nil
        }
        return code.type(of: call.callee, upTo: 1, in: frame.member).projectType
    }

    /// Methods of lists of controllers.
    private static let mapping: Set<String> = ["map", "compactMap", "sorted", "filter"]

    func madeType(by call: CallFact, in frame: StartFrame) -> NamedType {
        let path = call.calledPath
        let isInit = path.count > 1 && call.name == "init"
        return code.type(of: call.callee, upTo: isInit ? path.count - 1 : path.count, in: frame.member)
    }

    // MARK: Paths

    func classes(of use: UseFact, in frame: StartFrame, depth: Int) -> Set<TypeID> {
        guard depth < Self.depthLimit, !use.components.isEmpty, use.role != .called else { return [] }
        if let given = frame.given(for: use), !given.isEmpty { return given.controllers }
        if use.components.count == 1, let local = use.local {
            return classes(of: local, in: frame, depth: depth)
        }
        let known = shown(code.type(of: use, in: frame.member), depth)
        if saysAll(known) { return known }
        // `makeLogin().controller`
        if let made = use.calls.last, made.calledPath.count == use.components.count - 1,
            Self.ownController.contains(use.components.last?.name)
        {
            return classes(of: made, in: frame, depth: depth + 1)
        }
        if let path = use.selfPath, path.count == 1, let name = path.first?.name.string,
            let property = property(name, of: frame), property.kind == .storedProperty
        {
            return known.union(classes(of: property, named: name, before: use, in: frame, depth: depth))
        }
        return known.union(factory(use, nil, in: frame).map { classes(madeBy: $0, depth: depth + 1) } ?? [])
    }

    /// By which a view that is known by a protocol says which controller it is.
    private static let ownController: Set<String> = ["controller", "viewController"]

    private func classes(of local: LocalFact, in frame: StartFrame, depth: Int) -> Set<TypeID> {
        guard local.kind != .function, local.kind != .pattern else { return [] }
        let known = shown(code.type(of: local, in: frame.member, depth: 0), depth)
        if saysAll(known) { return known }
        var found = known.union(classes(of: local.value, in: frame, depth: depth + 1))
        for assignment in frame.member.assignments
        where assignment.target.components.count == 1 && assignment.target.local?.index == local.index {
            found.formUnion(classes(of: assignment.value, in: frame, depth: depth + 1))
        }
        return found
    }

    private func property(_ name: String, of frame: StartFrame) -> MemberFact? {
        frame.owner.flatMap { code.member(name, of: $0) }
    }

    /// What a property holds where nothing but its use is known: what was put into it before, or else the only thing that ever is.
    private func classes(
        of property: MemberFact,
        named name: String,
        before use: UseFact,
        in frame: StartFrame,
        depth: Int
    )
        -> Set<TypeID>
    {
        func isIt(_ assignment: AssignmentFact) -> Bool {
            assignment.target.selfPath.map { $0.count == 1 && $0.first?.name == name } ?? false
        }
        let before = frame.member.assignments.filter { isIt($0) && $0.range.upper <= use.range.lower }
        if let last = before.last { return classes(of: last.value, in: frame, depth: depth + 1) }
        if let value = property.value {
            return classes(of: value, in: StartFrame(property, of: frame.owner), depth: depth + 1)
        }
        let members = frame.owner.map { code.inheritedMembers(of: code[$0]) } ?? []
        let all = members.flatMap { member in member.assignments.filter(isIt).map { (member, $0) } }
        guard all.count == 1, let (member, only) = all.first else { return [] }
        return classes(of: only.value, in: StartFrame(member, of: frame.owner), depth: depth + 1)
    }
}

extension CallFact {
    /// Whether another call of the same path stands behind it.
    fileprivate func isBefore(_ call: CallFact) -> Bool { calledPath.count < call.calledPath.count }

    /// `Drawer(…)`, `Drawer.init(…)`.
    var isConstruction: Bool {
        calledPath.last?.startsUppercase == true || name == "init"
    }
}

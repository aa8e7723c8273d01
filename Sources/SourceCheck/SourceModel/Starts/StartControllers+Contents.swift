import SourceFacts

/// What is in controllers that hold others.
extension StartControllers {
    /// What is put into navigation and tab bar controllers.
    func contents(setIn frame: StartFrame, isHolder: (UseFact) -> Bool, depth: Int) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for assignment in frame.member.assignments where Self.sets(assignment) && isHolder(assignment.target) {
            found.formUnion(classes(of: assignment.value, in: frame, depth: depth + 1))
        }
        for call in frame.member.calls where Self.fills.contains(call.name) && isHolder(call.callee) {
            found.formUnion(classes(of: call.arguments.first, in: frame, depth: depth + 1))
        }
        return found
    }

    /// The classes of what a member puts controllers into.
    func holders(in frame: StartFrame, _ depth: Int) -> Set<TypeID> {
        let uses =
            frame.member.assignments.filter(Self.sets).map(\.target)
            + frame.member.calls.filter { Self.fills.contains($0.name) }.map(\.callee)
        let locals = uses.compactMap(\.local)
        return locals.reduce(into: []) { $0.formUnion(shown(code.type(of: $1, in: frame.member, depth: 0), depth)) }
    }

    /// `tabs.viewControllers = [list, profile]`.
    static func sets(_ assignment: AssignmentFact) -> Bool {
        assignment.target.components.last?.name == "viewControllers"
    }

    /// The calls that put controllers into others.
    static let fills: Set<String> = ["setViewControllers", "pushViewController"]

    func shown(_ type: NamedType, _ depth: Int) -> Set<TypeID> {
        type.projectType.map { shown($0, depth) } ?? []
    }

    /// A class of controllers, with those that it holds by itself.
    func shown(_ id: TypeID, _ depth: Int) -> Set<TypeID> {
        guard code[id].kind == .class, code.isController(id) else { return [] }
        return contents(of: id, depth: depth + 1).union([id])
    }

    /// Whether nothing may be in them that something else is to say.
    func saysAll(_ classes: Set<TypeID>) -> Bool {
        !classes.isEmpty
            && !classes.contains { id in
                Self.containers.contains { code.inherits(id, from: $0) }
                    || code.inherits(id, from: "UINavigationController")
            }
    }

    private func contents(of id: TypeID, depth: Int) -> Set<TypeID> {
        guard depth < Self.depthLimit, Self.containers.contains(where: { code.inherits(id, from: $0) }) else {
            return []
        }
        return code.inheritedMembers(of: code[id]).reduce(into: []) { found, member in
            let frame = StartFrame(member, of: id)
            found.formUnion(contents(setIn: frame, isHolder: Self.isOwn, depth: depth))
        }
    }

    /// `viewControllers`, `self.viewControllers`, `setViewControllers(…)`.
    private static func isOwn(_ use: UseFact) -> Bool {
        use.selfPath.map { $0.count == 1 } ?? false
    }

    private static let containers = ["UITabBarController", "UISplitViewController"]
}

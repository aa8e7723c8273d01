import SourceFacts

/// `request.controller`: views and controllers that a path ends at are taken from where others keep them, to be handed on or kept.
///
/// `CodeReferences` has the paths whose last name is a member of what they lead to.
struct TakenObjects {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    func views(in members: [MemberFact]) -> [CodeReference] {
        var steps = PathSteps(code)
        return members.flatMap { member in
            member.uses.compactMap { use -> CodeReference? in
                let components = use.components
                guard use.role == .read, components.count > 1, let last = components.last, !last.isCalled,
                    !last.startsUppercase
                else { return nil }
                let types = steps.types(along: use, in: member)
                guard types.count == components.count, let target = types.last,
                    code.isView(target) || code.isViewController(target)
                else { return nil }
                return CodeReference(
                    target: target,
                    spelling: .path(components),
                    way: .reaches,
                    range: last.range,
                    member: member,
                    through: types.dropLast().last?.projectType
                )
            }
        }
    }
}

/// Which roles the code of role members uses.
struct RoleDependencies: CodeAnalysis {
    let code: CodeIndex
    let bindings: RoleBindings
    let references: RoleReferences
    /// Those of each member whose code is checked.
    private(set) var byMember: [MemberDependencies] = []

    init(of subject: CodeSubject) {
        code = subject.code
        bindings = subject.analysis(RoleBindings.self)
        references = subject.references
        let members = subject.analysis(MemberReferences.self)
        byMember = code.jobs.map(subject.analysis(RoleMembers.self).checked) { [self] roleMember in
            let references = members.references(of: roleMember)
            return MemberDependencies(roleMember: roleMember, all: dependencies(of: roleMember, references))
        }
    }

    /// What references of somebody lead to, in their order.
    func dependencies(of roleMember: RoleMember, _ references: [CodeReference]) -> [RoleDependency] {
        var all: [RoleDependency] = []
        for number in references.indices where references[number].target.projectType != nil {
            for target in targets(of: references[number], for: roleMember) {
                all.append(RoleDependency(roleMember, on: target, by: number, of: references))
            }
        }
        return all
    }

    /// The role that a reference leads to: in the member's own screen if the type plays one there.
    func targets(of reference: CodeReference, for roleMember: RoleMember) -> [RoleReference] {
        guard let target = reference.target.projectType, target != roleMember.type.id,
            let binding = bindings[target], binding.standing != .moduleInput
        else { return [] }
        let roles = binding.roles
        if !roles.isEmpty, let own = receiver(named: reference, for: roleMember) { return [own] }
        if roles.isEmpty, let own = receiver(reachedBy: reference, for: roleMember) { return [own] }
        let own = roles.first { $0.screen == roleMember.screen }
        if isOutgoing(target, binding, of: roleMember) {
            // Who hears it matters only where a channel says so, as that of a view to its presenter.
            return own.map { isChannel(from: roleMember, to: $0) ? [$0] : [] } ?? []
        }
        if let own { return [own] }
        // A type that several screens share plays one role in all of them, or nobody knows which is meant.
        guard let first = roles.first, roles.allSatisfy({ $0.role == first.role }) else { return [] }
        return [first]
    }

    private func isChannel(from roleMember: RoleMember, to target: RoleReference) -> Bool {
        roleMember.architecture.hasChannel(from: roleMember.roleName, to: target.role)
    }

    /// Whether a protocol is that of the member's own delegate or output: it does not know who conforms to it.
    private func isOutgoing(_ target: TypeID, _ binding: RoleBinding, of roleMember: RoleMember) -> Bool {
        switch binding.standing {
        case .type, .channel, .moduleInput: false
        case .protocol(let isCalledOutgoing):
            isCalledOutgoing || code[target].name.hasPrefix(roleMember.type.name)
        }
    }
}

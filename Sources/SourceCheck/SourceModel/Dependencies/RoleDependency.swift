/// That the code of one role uses another role.
struct RoleDependency: Sendable {
    let roleMember: RoleMember
    /// The role that is used, of the member's screen or of another one.
    let target: RoleReference
    /// All references of the member, which takes less room than another copy of one of them.
    private let references: [CodeReference]
    private let number: Int

    var reference: CodeReference { references[number] }

    /// - Parameter number: That of the reference that uses the role.
    init(_ roleMember: RoleMember, on target: RoleReference, by number: Int, of references: [CodeReference]) {
        self.roleMember = roleMember
        self.target = target
        self.references = references
        self.number = number
    }

    /// The type that stands for that role in the code: `LoginInteractor`, `LoginInteractorInput`.
    var targetType: TypeID? { reference.target.projectType }
}

/// All dependencies of a member on other roles, in the order of the sources.
struct MemberDependencies: Sendable {
    let roleMember: RoleMember
    let all: [RoleDependency]
}

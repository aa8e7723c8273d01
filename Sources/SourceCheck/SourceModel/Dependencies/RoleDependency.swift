import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// That the code of one role uses another role.
struct RoleDependency: Sendable {
    let roleMember: RoleMember
    /// The role that is used, of the member's screen or of another one.
    let target: RoleReference
    let reference: CodeReference

    /// The type that stands for that role in the code: `LoginInteractor`, `LoginInteractorInput`.
    var targetType: TypeID? { reference.target.projectType }
}

/// All dependencies of a member on other roles, in the order of the sources.
struct MemberDependencies: Sendable {
    let roleMember: RoleMember
    let all: [RoleDependency]
}

import ScreenModel

/// The row of an architecture that sets limits: that of a role, or that of views without one.
struct ArchitectureRow: Hashable, Sendable {
    let architecture: Name
    let role: Name?
}

/// The lists of such a row that name types.
final class ForbiddenNames: Sendable {
    let types: NameGlobs
    let singletons: NameGlobs
    let exceptions: NameGlobs
    let sharedMembers: Set<String>

    init(_ limits: Role.Limits?) {
        types = NameGlobs(limits?.types)
        singletons = NameGlobs(limits?.singletons)
        exceptions = NameGlobs(limits?.except)
        sharedMembers = Set(limits?.sharedAs?.map(\.text) ?? ["shared", "default", "standard"])
    }
}

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

    /// What a role without a list of its own calls them.
    private static let usualSharedMembers: Set<String> = [
        "shared", "sharedInstance", "sharedManager", "instance", "default", "standard", "current",
    ]

    init(_ limits: Role.Limits?) {
        types = NameGlobs(limits?.types)
        singletons = NameGlobs(limits?.singletons)
        exceptions = NameGlobs(limits?.except)
        sharedMembers = limits?.sharedAs.map { Set($0.map(\.text)) } ?? Self.usualSharedMembers
    }
}

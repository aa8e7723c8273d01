import ScreenModel

/// A type whose dependencies an architecture limits: it plays a role, or it is a view.
///
/// A class, since each of its dependencies refers to it.
final class RoleMember: Sendable {
    let type: CodeType
    let architecture: Architecture
    /// `nil` for a view without a role of its own, such as a cell.
    let role: Role?
    /// The index of the screen in `RoleAssignment.screens`; `nil` where there is no role.
    let screen: Int?
    /// Whether a spec says so.
    let isFromSpec: Bool
    /// What it may not use. Put together once, since each of its references is held against it.
    let forbids: Role.Limits?

    init(type: CodeType, architecture: Architecture, role: Role?, screen: Int?, isFromSpec: Bool) {
        self.type = type
        self.architecture = architecture
        self.role = role
        self.screen = screen
        self.isFromSpec = isFromSpec
        forbids = role.map(\.forbids) ?? architecture.forbiddenToViews
    }

    /// Whether it is the view of a screen, or a view without a role.
    var isView: Bool { role.map { $0.isView == true } ?? true }

    /// What it is called in sentences: the role's name.
    var roleName: String { role?.name.text ?? "view" }

    /// Whether it is a view controller that plays no role of a screen, and is held to what views may use.
    var isLoneController: Bool { role != nil && screen == nil }

    /// Whether views are to be kept away from it.
    var avoidsViews: Bool { forbids?.views == true }
}

extension Role {
    /// Whether a superclass, a protocol or a path has to fit, beside or instead of the name.
    var isKnownByMoreThanName: Bool {
        guard let matches else { return type == nil }
        return type == nil || !matches.superclasses.isEmpty || !matches.protocols.isEmpty || !matches.files.isEmpty
    }
}

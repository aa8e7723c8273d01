import ScreenModel

/// The view controllers to which the limits of views without a role apply.
struct ControllersWithoutRole: Sendable {
    private let code: CodeIndex
    private let roles: RoleAssignment
    private let architectures: EffectiveArchitectures
    private let members: RoleMembers

    init(of subject: CodeSubject) {
        code = subject.code
        roles = subject.roles
        architectures = subject.architectures
        members = subject.analysis(RoleMembers.self)
    }

    /// The type as a view controller that plays no role, or only one that nobody else of its screen confirms, where somebody wrote
    /// down an architecture whose view is a view controller with a partner: it is a view without one, and may use what views may.
    ///
    /// It may be what puts screens together, so that only what it makes and calls counts of its dependencies on roles. What holds
    /// the controllers of other screens is none, but for `orContainer`.
    func member(as type: CodeType, orContainer mayBeContainer: Bool = false) -> RoleMember? {
        guard code.isViewController(type.id), members[type].isEmpty,
            mayBeContainer || !code.isControllerContainer(type.id)
        else { return nil }
        let module = code.file(of: type).module
        guard let architecture = architectures.architecture(ofModule: module), !architectures.isGuessed(module: module),
            let view = architecture.viewRole, architecture.hasPartner,
            view.inherits?.type.unwrapped.isNamed("UIViewController") == true,
            roles.plays(of: type.id).allSatisfy({ $0.role == view.name.text })
        else { return nil }
        return RoleMember(type: type, architecture: architecture, role: view, screen: nil, isFromSpec: false)
    }
}

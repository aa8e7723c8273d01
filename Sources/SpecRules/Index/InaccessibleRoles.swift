import ScreenModel
import ScreenSpecDiagnostics

/// A type that a view has no business with, and why.
struct InaccessibleRole {
    let name: String
    /// "the interactor of this screen": who it is.
    let description: String
    /// What to do instead, as a clause.
    let remedy: String
    var notes: [Diagnostic.Note] = []
}

extension ProgramIndex {
    /// What is wrong with a view that names the type; `nil` where the type is no role, or one that the view may know.
    func inaccessibleRole(named typeName: SwiftType.TypeName, toViewOf viewer: IndexedComponent) -> InaccessibleRole? {
        let name = typeName.path
        guard name != viewer.component.viewType, !viewer.mayKnow(name) else { return nil }
        guard let occupant = roles[name] else { return viewer.inaccessibleRoleByPattern(typeName) }
        if let part = viewer.component.part(named: name) {
            return unreachableRole(part, of: viewer).map { viewer.inaccessibleRole(named: name, role: $0) }
        }
        let screen = components[occupant.component]
        guard screen.component.uses == viewer.name else {
            return screen.inaccessibleRoleElsewhere(named: name, part: occupant.part)
        }
        // The view is that of the screen, written in a document of its own.
        return unreachableRole(occupant.part, of: screen).map { screen.inaccessibleRole(named: name, role: $0) }
    }

    /// The role that a view of this screen may not talk to and that the part belongs to.
    private func unreachableRole(_ part: RoleDirectory.Part, of viewer: IndexedComponent) -> String? {
        guard let vocabulary = viewer.vocabulary else { return nil }
        func isAllowed(_ role: String) -> Bool {
            role == vocabulary.view || vocabulary.reachable.contains(role) || vocabulary.isOutside(role)
        }
        switch part {
        case .role(let index):
            let role = viewer.component.roles[index].role
            return isAllowed(role) ? nil : role
        case .interface(let index):
            let interface = viewer.component.interfaces[index]
            let concernsView = interface.channels.contains { vocabulary.direction(ofChannel: $0) != nil }
            return concernsView || isAllowed(interface.to) ? nil : interface.to
        }
    }
}

extension IndexedComponent {
    /// Whether the document or the view's role has the type under 'knows'.
    fileprivate func mayKnow(_ name: String) -> Bool {
        declaration.knows.contains { GlobName($0.text).fits(name) }
            || vocabulary?.known.contains { GlobName($0.text).fits(name) } == true
    }

    fileprivate func inaccessibleRole(named name: String, role: String) -> InaccessibleRole {
        let architecture = component.architecture ?? ""
        let remedy =
            vocabulary?.partner.map { "let the \($0) talk to it" }
            ?? "hand over the values that the view is to show instead"
        return InaccessibleRole(
            name: name,
            description: "the \(role) of this screen",
            remedy: "no channel of '\(architecture)' leads to it from the view: \(remedy)"
        )
    }

    /// This screen as another view sees it.
    fileprivate func inaccessibleRoleElsewhere(named name: String, part: RoleDirectory.Part) -> InaccessibleRole {
        let role =
            switch part {
            case .role(let index): component.roles[index].role
            case .interface(let index): component.interfaces[index].to
            }
        return InaccessibleRole(
            name: name,
            description: "the \(role) of the screen '\(self.name)'",
            remedy: "hand over the values that the view is to show, and reach the screen by a route",
            notes: [Diagnostic.Note(at: declaration.name.range, "'\(self.name)' is declared here.")]
        )
    }

    /// A role of a screen without a spec, recognised by the patterns of this screen's architecture.
    fileprivate func inaccessibleRoleByPattern(_ typeName: SwiftType.TypeName) -> InaccessibleRole? {
        guard let vocabulary, typeName.components.count == 1 else { return nil }
        let name = typeName.path
        guard let role = vocabulary.unreachableRole(ofTypeCalled: name) else { return nil }
        return InaccessibleRole(
            name: name,
            description: "by its name the \(role) of another screen",
            remedy: "hand over the values that the view is to show, and leave the rest to the "
                + (vocabulary.partner ?? "role that may talk to it")
        )
    }
}

import ScreenModel

/// Who leads from one screen to the next.
extension CodeSubject {
    /// Whether somebody leads from the view's screen to others: it has such a role, and the one to tell, or most screens have;
    /// or the team wrote down by which names to recognise those that lead through several, and there is one. Otherwise it is the
    /// views that do, whatever the architecture's name is.
    func hasNavigator(from screen: Int?, in architecture: Architecture, isFromSpec: Bool) -> Bool {
        guard let screen, !isFromSpec, let role = architecture.navigator?.name.text else { return true }
        let completeScreens = analysis(CompleteScreens.self)
        if completeScreens.contains(screen), !roles.screens[screen].types(playing: role).isEmpty { return true }
        return completeScreens.usuallyHave(role) || hasFlows(role, in: architecture)
    }

    /// Whether the types of a role go by other names than those of screens, such as `CheckoutFlowCoordinator`, as the
    /// architecture of the project says itself: each may belong to many screens.
    func isOfFlows(_ role: Role) -> Bool {
        if let matches = role.matches {
            let entries = matches.suffixes + matches.prefixes + matches.superclasses + matches.protocols + matches.files
            return entries.contains { specs.isInSpecs($0.range) }
        }
        return role.type.map { !$0.text.contains("{screen}") } ?? false
    }

    private func hasFlows(_ name: String, in architecture: Architecture) -> Bool {
        guard let role = architecture.role(name), isOfFlows(role) else { return false }
        if role.matches == nil, let type = role.type { return !code.types(named: type.text).isEmpty }
        return roles.screens.contains {
            $0.architecture.name.text == architecture.name.text && !$0.types(playing: name).isEmpty
        }
    }
}

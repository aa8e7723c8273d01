import ScreenModel

/// Which type or protocol belongs to which role of which screen.
///
/// Screens may share a type, such as one wireframe for a whole app; then the first one stands for all.
package struct RoleDirectory: Sendable {
    package struct Occupant: Sendable {
        /// The index of the screen among all components.
        package let component: Int
        package let part: Part
    }

    package enum Part: Sendable {
        /// The index of the role among those of the component.
        case role(Int)
        /// The index of the interface among those of the component.
        case interface(Int)
    }

    private var occupants: [String: Occupant] = [:]
    /// Where questions are written down.
    var log: QuestionLog?

    package init(_ components: [IndexedComponent]) {
        for (index, component) in components.enumerated() where component.vocabulary != nil {
            component.component.forEachPart { name, part in
                guard occupants[name] == nil else { return }
                occupants[name] = Occupant(component: index, part: part)
            }
        }
    }

    package subscript(name: String) -> Occupant? {
        log?.insert(Question(.role, name))
        return occupants[name]
    }
}

extension Component {
    /// Calls the body for the types of all roles and the protocols of all channels.
    fileprivate func forEachPart(_ body: (String, RoleDirectory.Part) -> Void) {
        for (index, player) in roles.enumerated() {
            if let type = player.type { body(type, .role(index)) }
        }
        for (index, interface) in interfaces.enumerated() where interface.kind == .channel {
            body(interface.name, .interface(index))
        }
    }

    /// What the name stands for in this screen.
    package func part(named name: String) -> RoleDirectory.Part? {
        if let role = roles.firstIndex(where: { $0.type == name }) { return .role(role) }
        return interfaces.firstIndex { $0.kind == .channel && $0.name == name }.map { .interface($0) }
    }
}

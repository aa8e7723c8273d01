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
        occupants.reserveCapacity(components.count * 8)
        for (index, component) in components.enumerated().reversed() where component.vocabulary != nil {
            for (name, part) in component.component.parts.reversed() {
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
    /// The types of all roles, then the protocols of all channels.
    fileprivate var parts: [(name: String, part: RoleDirectory.Part)] {
        roles.enumerated().compactMap { index, player in player.type.map { ($0, .role(index)) } }
            + interfaces.enumerated().filter { $0.element.kind == .channel }.map {
                ($0.element.name, .interface($0.offset))
            }
    }

    /// What the name stands for in this screen.
    package func part(named name: String) -> RoleDirectory.Part? {
        if let role = roles.firstIndex(where: { $0.type == name }) { return .role(role) }
        return interfaces.firstIndex { $0.kind == .channel && $0.name == name }.map { .interface($0) }
    }
}

/// A type of the app by which a class and others talk beside the channels of an architecture: a protocol, which others may share, or a
/// class.
package struct InterfaceUse: Hashable, Sendable, Encodable {
    package var type: TypeReference
    /// The role, or the type, that speaks by it and so holds it; `nil` is whoever is outside.
    package var from: Name?
    /// The role, or the type, that conforms to it; `nil` is whoever does.
    package var to: Name?
    /// How the property holds it by which it is reached.
    package var reference: Channel.Reference?

    package init(_ type: TypeReference) {
        self.type = type
    }
}

extension Component {
    /// The type that a role, or the name of a type, stands for at an end of an interface; `nil` where any type may play the role.
    package func type(atEnd end: Name) -> String? {
        if let player = player(ofRole: end.text) { return player.type }
        return !declaration.isScreen && end.text == InterfaceUse.view ? viewType : end.text
    }
}

extension InterfaceUse {
    /// What the class of a view's own document is called, which has no roles.
    package static let view = "view"
}

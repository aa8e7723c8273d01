import ScreenModel

/// The property by which somebody holds whom it speaks to.
struct Link {
    let name: String
    /// The role that is held.
    let role: String
    /// The protocols, or the class.
    let types: [String]
    let isWeak: Bool
    let isolation: Isolation

    var type: String { types.joined(separator: " & ") }

    var declaration: String {
        "\(isWeak ? "weak " : "")var \(SwiftName.escaped(name)): \(types.count > 1 ? "(\(type))?" : "\(type)?")"
    }
}

/// What a class is given when it is made.
struct Need: Hashable {
    let name: String
    let type: SwiftType
}

/// What follows the app's theme.
@MainActor
protocol Themed: AnyObject, Describing {
    /// The theme's name.
    var themeName: String? { get set }

    func apply(to style: Style) -> Bool
    static func make() -> Self
}

nonisolated enum Store {
    @MainActor
    protocol Showing {
        func show(_ names: [String])
    }
}

// Neither Hashable nor Sendable: 'themed' is of type '(any Themed)?'.
nonisolated struct Style {
    var name: String
    var themed: (any Themed)?
}

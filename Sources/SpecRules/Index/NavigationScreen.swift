import ScreenModel
import ScreenSpecDiagnostics

/// A screen as far as the ways between screens go.
package struct NavigationScreen: Hashable, Sendable {
    package var module: String?
    package var name: String
    /// The class of its view, which a route may name too.
    package var viewType: String
    package var isEntry: Bool
    /// Whether it may be reached by a way that nobody knows yet.
    package var isOpenEntry: Bool
    /// Where each of its routes leads.
    package var destinations: [[String]]
    package var place: SourceRange
    /// Whether nobody knows yet where one of its routes leads.
    package var hasOpenRoute: Bool

    package init(
        module: String?,
        name: String,
        viewType: String,
        isEntry: Bool,
        isOpenEntry: Bool = false,
        destinations: [[String]],
        place: SourceRange,
        hasOpenRoute: Bool = false
    ) {
        self.module = module
        self.name = name
        self.viewType = viewType
        self.isEntry = isEntry
        self.isOpenEntry = isOpenEntry
        self.destinations = destinations
        self.place = place
        self.hasOpenRoute = hasOpenRoute
    }

    /// `nil` for a view.
    package init?(_ component: Component, module: String?) {
        guard let screen = component.declaration.screen else { return nil }
        self.init(
            module: module,
            name: component.name,
            viewType: component.viewType,
            isEntry: screen.isEntry,
            isOpenEntry: screen.isOpenEntry,
            destinations: screen.routes.map { $0.destinations.map(\.text) },
            place: component.declaration.name.range,
            hasOpenRoute: screen.hasOpenRoutes || screen.routes.contains { $0.isOpen }
        )
    }
}

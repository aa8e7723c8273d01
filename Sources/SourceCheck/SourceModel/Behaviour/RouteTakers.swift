import ScreenModel
import SpecRules

/// Who takes the routes of a screen.
extension CodeSubject {
    /// The class that takes a route.
    func taker(of route: Route, on component: IndexedComponent) -> CodeType? {
        guard let by = route.by else { return navigator(of: component) }
        return component.component.player(ofRole: by.text)?.type.flatMap { knownType(called: $0, of: component) }
    }

    /// The class that leads to other screens: the view where no role does.
    func navigator(of component: IndexedComponent) -> CodeType? {
        let role = component.vocabulary?.architecture.channel("routes")?.to?.text
        let player = role.map { component.component.player(ofRole: $0)?.type } ?? component.component.viewType
        return player.flatMap { knownType(called: $0, of: component) }
    }
}

extension IndexedComponent {
    /// The names of the types that take the screen's routes; none where there is no such role.
    var navigatorNames: Set<String> {
        guard let role = vocabulary?.architecture.channel("routes")?.to?.text else { return [] }
        let names = [component.player(ofRole: role)?.type, component.interface(ofChannel: "routes")?.name]
        return Set(names.compactMap(\.self))
    }
}

import ScreenModel

extension ComponentPage {
    mutating func addDelegate() {
        guard let interface = component.interfaces.first(where: { $0.kind == .delegate }) else { return }
        page.heading(2, "Delegate")
        var text = scope.summary(interface.summary)
        if !text.isEmpty { text.append(.text(" ")) }
        text += [.text(interface.isForeign ? "The app's own protocol " : "The protocol "), scope.code(interface.name)]
        if !interface.inherits.isEmpty {
            text.append(.text(", which inherits "))
            text += interface.inherits.map(scope.type).commaSeparated
        }
        text.append(.text(", for whoever owns the \(isScreen ? "screen" : "view")."))
        if interface.isForeign { text.append(.text(" It may ask for more than is sent from here.")) }
        if !interface.isClassBound { text.append(.text(" Structs can conform to it as well.")) }
        page.paragraph(text)
        page.table(
            ["Method", "Meaning"],
            interface.members.map { [[.code($0.requirement.description)], scope.summary($0.summary)] }
        )
    }

    // MARK: Routes

    mutating func addRoutes() {
        guard let routes = declaration.screen?.routes, !routes.isEmpty else { return }
        page.heading(2, "Routes")
        let saysWhatLeads = declaration.actions.contains { !$0.leadsTo.isEmpty }
        page.table(
            ["Route"] + (saysWhatLeads ? ["Taken by"] : []) + ["Leads to", "Presentation", "Brings", "Meaning"],
            routes.map { route in
                let actions = declaration.actions(leadingTo: route).map { Inline.code($0.member.name.text) }
                let taker: [Inline] = route.by.map { [.text(", by the \($0.text) itself")] } ?? []
                return [[.code(route.member.name.text)] + taker] + (saysWhatLeads ? [actions.commaSeparated] : []) + [
                    destinations(of: route),
                    [.text(route.presentation?.value.rawValue ?? "")],
                    (route.member.function?.parameters ?? []).map { scope.code($0.description) }.commaSeparated,
                    scope.summary(route.member.summary),
                ]
            }
        )
    }

    private func destinations(of route: Route) -> [Inline] {
        guard route.destinations.isEmpty else {
            return route.destinations.map { link(toDestination: $0.text) }.commaSeparated
        }
        return route.presentation?.value.leadsBack == true ? [.text("back")] : []
    }

    /// A screen by its name, or a controller that has no spec.
    func link(toDestination name: String) -> Inline {
        guard let screen = content.navigation.screen(named: name, from: number) else { return scope.name(name) }
        return .link(.page(content.page(ofComponent: screen)), [.text(content.index.components[screen].name)])
    }

    // MARK: Ways here

    mutating func addWaysHere() {
        if isScreen {
            let arrivals = content.navigation.arrivals(at: number)
            guard !arrivals.isEmpty else { return }
            page.heading(2, "Ways here")
            page.table(
                ["From", "Route", "Presentation"],
                arrivals.compactMap { way in
                    let origin = content.index.components[way.origin]
                    guard let route = origin.declaration.screen?.routes[way.route] else { return nil }
                    return [
                        [.link(.page(content.page(ofComponent: way.origin)), [.text(origin.name)])],
                        [.code(route.member.name.text)],
                        [.text(route.presentation?.value.rawValue ?? "")],
                    ]
                }
            )
        }
        addUsers()
    }

    private mutating func addUsers() {
        let routes = Set(content.navigation.arrivals(at: number).map { content.page(ofComponent: $0.origin) })
        let users = content.uses.users(of: outline.id).filter { !routes.contains($0) }.map(content.outline)
        guard !users.isEmpty else { return }
        page.heading(2, "Used by")
        page.list(users.map(scope.item))
    }
}

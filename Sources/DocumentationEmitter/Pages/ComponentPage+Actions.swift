import ScreenModel

extension ComponentPage {
    mutating func addActions() {
        guard !declaration.actions.isEmpty else { return }
        page.heading(2, "Actions")
        let ways = ActionWays(declaration, architecture)
        var hasWays = false
        let rows = declaration.actions.map { action -> [Table.Cell] in
            let said = declaration.routes(from: action).map(ActionWays.Way.route)
            let way = said.isEmpty ? ways.ways(from: action) : said
            if !way.isEmpty, said.isEmpty { hasWays = true }
            return [
                scope.summary(action.member.summary),
                [.code(action.member.fullName)],
                Array(action.triggers.map(triggerWords).joined(separator: [.lineBreak])),
                exit(of: action),
                receiver(of: action),
                Array(way.map(cell).joined(separator: [.lineBreak])),
            ]
        }
        page.table(["What the person does", "Name", "By", "Leaves by", "Received by", "Leads to"], rows)
        if hasWays {
            page.paragraph([
                .emphasis([
                    .text(
                        "What comes of an action is decided by who receives it. Where the spec does not say where it leads, messages and routes"
                            + " stand beside an action here whose names speak of the same thing."
                    )
                ])
            ])
        }
    }

    // MARK: How it leaves

    private func exit(of action: Action) -> [Inline] {
        switch action.exit {
        case .channel: [.text("channel "), .code("actions")]
        case .delegate: [.text("delegate")]
        case .closure: [.text("closure")]
        case .property: [.text("property of type "), scope.type(action.propertyType)]
        case .targetAction: [.text("target-action")]
        }
    }

    private func receiver(of action: Action) -> [Inline] {
        switch action.exit {
        case .channel:
            guard let role = architecture?.actionsChannel?.to?.text else { return [] }
            return [.text("\(role) "), .code(typeName(ofRole: role))]
        case .delegate:
            let name = component.interfaces.first { $0.kind == .delegate }?.name
            return [.text(isScreen ? "owner, as " : "controller, as ")]
                + (name.map { [.code($0)] } ?? [.text("delegate")])
        case .closure, .property: return [.text(isScreen ? "owner" : "controller")]
        case .targetAction:
            guard let role = architecture?.viewRole?.subviewsVisibleTo?.first?.text else {
                return [.code(component.viewType), .text(" itself")]
            }
            return [.text("\(role) "), .code(typeName(ofRole: role))]
        }
    }

    private func cell(_ way: ActionWays.Way) -> [Inline] {
        switch way {
        case .message(let member, let role): return [.code(member.name.text), .text(" to \(role)")]
        case .route(let route):
            let targets = route.destinations.map { link(toDestination: $0.text) }.commaSeparated
            let isBack = targets.isEmpty && route.presentation?.value.leadsBack == true
            return [.code(route.member.name.text)] + (targets.isEmpty ? [] : [.text(" to ")] + targets)
                + (isBack ? [.text(" back")] : [])
        }
    }
}

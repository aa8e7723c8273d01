import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Checks where a route leads and that it brings what is needed there.
    mutating func check(_ route: Route) {
        let member = "routes.\(route.member.name.text)"
        if let presentation = route.presentation, presentation.value.leadsBack, let first = route.destinations.first {
            report(
                .conflictingKeys,
                at: first.range,
                "'\(presentation.value.rawValue)' leads back, so 'to' has no use",
                help: ["Remove one."],
                member: member
            )
        }
        for destination in route.destinations { check(destination, of: route, member: member) }
    }

    /// Checks that a role of the screen takes a route by itself, and is not asked for it anyway.
    mutating func checkTaker(of route: Route, in outline: ComponentOutline) {
        guard let by = route.by, let architecture = outline.architecture else { return }
        let member = "routes.\(route.member.name.text)"
        guard architecture.role(by.text) != nil else {
            return reportUnknown(
                .unknownRole,
                by,
                "the architecture '\(architecture.name.text)' has no role '\(by.text)'",
                among: architecture.roles.map(\.name.text),
                member: member
            )
        }
        guard let navigator = architecture.channel("routes")?.to?.text, navigator == by.text else { return }
        report(
            .conflictingKeys,
            at: by.range,
            "'\(navigator)' is asked for the routes by the channel 'routes', so 'by' would take this one out of it",
            help: ["Remove 'by', or name the role that takes the route unasked."],
            member: member
        )
    }

    /// Checks that what an action ends in are routes of its screen.
    mutating func checkLeads(of action: Action, in declaration: ComponentDeclaration) {
        guard let first = action.leadsTo.first else { return }
        let member = "actions.\(action.member.name.text)"
        guard let screen = declaration.screen else {
            return report(
                .unknownRoute,
                at: first.range,
                "a view has no routes, so '\(action.member.name.text)' can end in none",
                help: ["Let an action of the screen say where it leads."],
                member: member
            )
        }
        var seen: Set<String> = []
        for name in action.leadsTo {
            if screen.routes(named: name.text).isEmpty {
                reportUnknown(
                    .unknownRoute,
                    name,
                    "the screen has no route '\(name.text)'",
                    among: screen.routes.map(\.member.name.text),
                    member: member
                )
            } else if !seen.insert(name.text).inserted {
                report(
                    .duplicateName,
                    at: name.range,
                    "'\(name.text)' stands twice among what the action leads to",
                    help: ["Remove one."],
                    member: member
                )
            }
        }
    }

    private mutating func check(_ destination: Name, of route: Route, member: String) {
        if let openings = openings(ofScreen: destination.text) {
            for opening in openings { check(opening, isBroughtBy: route, at: destination, member: member) }
            return
        }
        let first = destination.text.firstDottedPart
        if scope.externals.entry(for: destination.text) != nil || SystemTypes.module(of: first) != nil { return }
        if scope.symbols.kind(of: destination.text) == .view { return }
        let message =
            "the route '\(route.member.name.text)' leads to '\(destination.text)', which is no screen and no known type"
        let others = scope.dependencies.screenNames
        if let meant = others.first(where: { $0.hasSuffix(".\(destination.text)") }) {
            return reportUnknown(.routeToNowhere, destination, message, meaning: meant, member: member)
        }
        // A screen that leads to itself is hardly meant.
        let screens = scope.symbols.screenNames.filter { $0 != owner } + others
        let controllers = scope.externals.names + SystemTypes.names.filter { $0.hasSuffix("Controller") }
        let known = screens + controllers.filter { !$0.contains("*") }
        guard Spelling.closest(to: destination.text, among: known) == nil else {
            return reportUnknown(.routeToNowhere, destination, message, among: known, member: member)
        }
        report(
            .routeToNowhere,
            at: destination.range,
            message,
            help: Self.list(screens, of: "screen")
                + ["A controller that no spec describes is listed under 'externalTypes' in the project file."],
            member: member
        )
    }

    /// What a screen of this module, or of one below it, needs to be opened; `nil` where there is no such screen.
    private func openings(ofScreen name: String) -> [ModuleInterface.Opening]? {
        scope.symbols.openings(ofScreen: name)
            ?? scope.dependencies.module(ofPath: name).flatMap { $0.module.openings(ofScreen: $0.rest) }
    }

    private mutating func check(
        _ opening: ModuleInterface.Opening,
        isBroughtBy route: Route,
        at destination: Name,
        member: String
    ) {
        let brought = route.member.function?.parameters ?? []
        let fits = brought.contains {
            knowledge.fits($0.type.type, opening.type)
                && ($0.name == opening.name || $0.type.type.unwrapped == opening.type.unwrapped)
        }
        guard !fits else { return }
        let asked = "'\(destination.text)' opens with '\(opening.name): \(opening.type)'"
        let namesake = brought.first { $0.name == opening.name }
        report(
            .routePayload,
            at: destination.range,
            namesake.map { "\(asked), and the route '\(route.member.name.text)' brings '\($0.name): \($0.type.type)'" }
                ?? "\(asked), which the route '\(route.member.name.text)' does not bring",
            help: [
                namesake.map { "Give '\($0.name)' of the route the type \(opening.type)." }
                    ?? "Add it to its parameters."
            ],
            member: member,
            notes: [opening.place.map { Diagnostic.Note(at: $0, "'\(destination.text)' asks for it here.") }]
        )
    }
}

import ScreenSpecDiagnostics

/// Every screen lies on a way from where the app starts.
package enum UnreachedScreen {
    package static let description = RuleDescription(
        "unreached-screen",
        .warning,
        .architecture,
        purpose: "Every screen can be reached by routes from a screen with 'entry: true'.",
        why: """
            A screen that no route leads to is dead weight, or its route was forgotten; then the navigation map, and \
            what a route must bring to the screen, are incomplete. The rule works only in a project that says where \
            the app starts. Mark every screen that the app can start with, by a link or a notification too, with \
            'entry: true'. Of a screen that 'screenspec:open entry' stands before, nobody knows yet how it is reached.
            """,
        wrong: .spec(
            """
            screen: Jogs
            architecture: mvc
            entry: true
            ---
            screen: ⟦JogDetails⟧
            architecture: mvc

            """
        ),
        right: .spec(
            """
            screen: Jogs
            architecture: mvc
            entry: true
            routes:
              showDetails: {to: JogDetails, presentation: push}
            ---
            screen: JogDetails
            architecture: mvc

            """
        ),
        misses: """
            Ways that lead through a screen without a spec. Where one module of a project is compiled alone, routes \
            from other modules are not seen; a screen that only those lead to needs 'entry: true'.
            """
    )

    package static let rule = Rule(description, relyingOn: .project) { (screens: [NavigationScreen]) in
        // As long as a route is open, it may lead to any of them.
        guard screens.contains(where: \.isEntry), !screens.contains(where: \.hasOpenRoute) else { return [] }
        let map = NavigationMap(screens)
        let reached = map.reached
        return map.screens.filter { !reached.contains($0) }.map { position in
            let screen = screens[position]
            return description.finding(
                at: screen.place,
                "No route leads from an entry to '\(screen.name)'.",
                help: [
                    "Give a screen that is reached a route to it, or write 'entry: true' if the app can start here."
                ],
                notes: map.arrivals(at: position).filter { $0.origin != position }.prefix(1).map { way in
                    let origin = screens[way.origin]
                    return Diagnostic.Note(at: origin.place, "'\(origin.name)' leads here, but is not reached itself.")
                },
                subject: Subject(screen.name)
            )
        }
    }
}

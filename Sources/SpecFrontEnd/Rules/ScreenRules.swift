import ScreenSpecDiagnostics

extension LanguageRules {
    /// Screens, routes and architectures.
    static let screens: [RuleDescription] = [
        .unknownArchitecture, .unknownChannel, .unknownRole, .architectureShape, .shadowedKey, .architectureCycle,
        .routeToNowhere, .routePayload, .unknownRoute,
    ]
}

extension RuleDescription {
    package static let unknownArchitecture = language(
        "unknown-architecture",
        "A screen's architecture exists.",
        why:
            "Without it nobody knows the screen's roles and channels. `screenspec architecture list` shows the built-in ones.",
        wrong: """
            screen: Login
            architecture: ⟦vipr⟧
            """,
        right: """
            screen: Login
            architecture: viper
            """
    )

    package static let unknownChannel = language(
        "unknown-channel",
        "A channel that a screen names is one of its architecture.",
        why: "What no channel connects may not talk.",
        wrong: """
            screen: Login
            architecture: viper
            protocols: {⟦display⟧: {name: LoginViewing}}
            """,
        right: """
            screen: Login
            architecture: viper
            protocols: {displays: {name: LoginViewing}}
            displays:
              showLoading: {}
            """
    )

    package static let unknownRole = language(
        "unknown-role",
        "A role that is named is one of the architecture.",
        why:
            "Channels connect roles, and a screen renames the type of a role; a role that does not exist does neither.",
        wrong: """
            screen: Login
            architecture: viper
            types: {⟦presnter⟧: LoginHandler}
            """,
        right: """
            screen: Login
            architecture: viper
            types: {presenter: LoginHandler}
            """
    )

    package static let architectureShape = language(
        "architecture-shape",
        "An architecture has one view, and its patterns make names.",
        why:
            "Subviews and the view model belong to the view's role, and a pattern without {screen} would give every screen the same type.",
        wrong: """
            architecture: flat
            roles:
              view: {type: ⟦"TheView"⟧, isView: true}
            """,
        right: """
            architecture: flat
            roles:
              view: {type: "{screen}View", isView: true}
            """
    )

    package static let shadowedKey = RuleDescription(
        "shadowed-key",
        .warning,
        .language,
        purpose: "No channel is called as a key of screens is.",
        why: """
            Where an architecture has a channel of the name of a key that came later, the channel wins, so that specs go \
            on meaning what they meant; but its screens can't have that key.
            """,
        wrong: .spec(
            """
            architecture: boxes
            extends: viper
            channels:
              ⟦inputs⟧: {from: owner, to: presenter, protocol: "{screen}Inputs"}
            """
        ),
        right: .spec(
            """
            architecture: boxes
            extends: viper
            channels:
              moduleInputs: {from: owner, to: presenter, protocol: "{screen}Inputs"}
            """
        )
    )

    package static let architectureCycle = language(
        "architecture-cycle",
        "An architecture doesn't extend itself.",
        why: "Roles and channels are merged from the root on, and a circle has none.",
        wrong: """
            architecture: first
            extends: ⟦second⟧
            roles:
              view: {type: "{screen}View", isView: true}
            ---
            architecture: second
            extends: ⟦first⟧
            """,
        right: """
            architecture: first
            extends: viper
            """
    )

    package static let routeToNowhere = language(
        "route-to-nowhere",
        "A route leads to a screen or to a type that is known.",
        why: "The navigation map and the check of what a route brings need to know where it leads.",
        wrong: """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: ⟦JogDetail⟧, presentation: push}
            ---
            screen: JogDetails
            architecture: viper
            """,
        right: """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: JogDetails, presentation: push}
            ---
            screen: JogDetails
            architecture: viper
            """
    )

    package static let routePayload = language(
        "route-payload",
        "A route brings what its screen opens with.",
        why: "A screen that needs a jog can't be opened without one.",
        wrong: """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: ⟦JogDetails⟧, presentation: push}
            ---
            screen: JogDetails
            architecture: viper
            opens: {with: {id: String}}
            """,
        right: """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: JogDetails, presentation: push, parameters: {id: String}}
            ---
            screen: JogDetails
            architecture: viper
            opens: {with: {id: String}}
            """
    )

    package static let unknownRoute = language(
        "unknown-route",
        "What an action leads to is a route of its screen.",
        why: "The map of all screens, and tests that walk along it, go by the routes in which an action can end.",
        wrong: """
            screen: Jogs
            architecture: mvc
            subviews: {addButton: UIButton}
            actions:
              userAdded: {trigger: addButton.touchUpInside, leadsTo: ⟦showNewJob⟧}
            routes:
              showNewJog: {to: UIViewController, presentation: modal}
            """,
        right: """
            screen: Jogs
            architecture: mvc
            subviews: {addButton: UIButton}
            actions:
              userAdded: {trigger: addButton.touchUpInside, leadsTo: showNewJog}
            routes:
              showNewJog: {to: UIViewController, presentation: modal}
            """
    )
}

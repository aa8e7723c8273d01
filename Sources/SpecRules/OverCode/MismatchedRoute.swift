import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedRoute = RuleDescription(
        "mismatched-route",
        .error,
        .architecture,
        purpose: "Screens appear in the way that the spec says.",
        why: """
            The navigation map and whoever tests a flow go by the 'presentation' of a route. The method that the route asks for is \
            compared with it: 'pushViewController', 'present' with its style, 'setViewControllers', 'addChild', 'dismiss' and the \
            methods that pop, in it and in methods of the same class that it calls.
            """,
        wrong: .spec(
            """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: UIViewController, presentation: push}

            """,
            with: """
                final class JogsWireframe {
                    weak var viewController: UIViewController?

                    func showDetails() {
                        ⟦viewController?.present(UIViewController(), animated: true)⟧
                    }
                }

                """
        ),
        right: .spec(
            """
            screen: Jogs
            architecture: viper
            routes:
              showDetails: {to: UIViewController, presentation: push}

            """,
            with: """
                final class JogsWireframe {
                    weak var viewController: UIViewController?

                    func showDetails() {
                        viewController?.navigationController?.pushViewController(UIViewController(), animated: true)
                    }
                }

                """
        ),
        misses: """
            Methods that hand on to others, segues, and styles that the presented controller chooses itself.
            """
    )
}

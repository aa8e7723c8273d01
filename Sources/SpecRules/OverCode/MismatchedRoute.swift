import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedRoute = RuleDescription(
        "mismatched-route",
        .error,
        .architecture,
        purpose: "Actions lead where the spec says, and screens appear in the way that it says.",
        why: """
            The navigation map and whoever tests a flow go by the 'presentation' of a route. The method that the route asks for is \
            compared with it: 'pushViewController', 'present' with its style, 'setViewControllers', 'addChild', 'dismiss' and the \
            methods that pop, in it and in methods of the same class that it calls; one that calls none of these, and asks nobody \
            else, is told; and so is one that opens other screens than those of 'to'. Of a segue that is called like the \
            route, where it leads is compared, and how it shows that where no method takes the route. Where the architecture has \
            no role that takes routes, and no method is called like one, it is compared with what the classes of the screen \
            open: how they show its destination, or, where they never do, what they open in its place. Where an action says by 'leadsTo' in which routes it can end, the method that answers to it \
            takes these and no others, be it by roles of the screen that it tells something.
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
            Methods that hand on to others, segues of no storyboard or of a class of the app, and styles that the presented controller \
            chooses itself. A route that is taken once somebody has answered is not missed.
            """
    )
}

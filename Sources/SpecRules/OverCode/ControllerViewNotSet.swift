import ScreenSpecDiagnostics

extension RuleDescription {
    package static let controllerViewNotSet = RuleDescription(
        "controller-view-not-set",
        .error,
        .architecture,
        purpose: "A controller of Controller View Design sets 'controllerView'.",
        why: """
            'controllerView' is empty until the controller sets it, by custom in 'viewDidLoad()'. Without it the screen stays \
            blank, 'setViewHandlers()' never runs, and the first access to the view stops the app. The compiler cannot \
            tell, since the property is optional.
            """,
        wrong: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController { var controllerView: ControllerView? }

            final class HomeControllerView: ControllerView {}

            final class ⟦HomeController⟧: Controller {}

            """
        ),
        right: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController { var controllerView: ControllerView? }

            final class HomeControllerView: ControllerView {}

            final class HomeController: Controller {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    controllerView = HomeControllerView()
                }
            }

            """
        ),
        misses: """
            Whether the code that sets it ever runs, and one that is set from outside. A class with subclasses leaves it to those.
            """
    )
}

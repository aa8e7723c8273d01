import ScreenSpecDiagnostics

extension RuleDescription {
    package static let viewCodeInController = RuleDescription(
        "view-code-in-controller",
        .error,
        .architecture,
        purpose: "A controller that has a controller view adds, lays out and animates nothing itself.",
        why: """
            In Controller View Design all that is seen is made in one class, the controller view, and the controller sets \
            handlers and decides. View code in the controller is found in neither place later: who changes the layout \
            does not know that the controller moves a label, and the controller grows back into what the pattern was \
            chosen to avoid. Give the controller view a method that says what it does, and call that.
            """,
        wrong: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController { var controllerView: ControllerView? }

            final class HomeControllerView: ControllerView {
                let label = UILabel()
            }

            final class HomeController: Controller {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let home = HomeControllerView()
                    controllerView = home
                    home.⟦addSubview⟧(UILabel())
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController { var controllerView: ControllerView? }

            final class HomeControllerView: ControllerView {
                let label = UILabel()

                func showBadge() {
                    addSubview(UILabel())
                }
            }

            final class HomeController: Controller {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let home = HomeControllerView()
                    controllerView = home
                    home.showBadge()
                }
            }

            """
        ),
        misses: """
            Layout by helpers and libraries whose methods have names of their own, what an animation changes by other \
            means than those that start it, and where a container puts the views of other controllers. One finding for \
            each method, at its first such place.
            """
    )
}

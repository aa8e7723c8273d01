import ScreenSpecDiagnostics

extension RuleDescription {
    package static let handlersOutsideSetViewHandlers = RuleDescription(
        "handlers-outside-set-view-handlers",
        .warning,
        .architecture,
        purpose: "Targets, gestures, delegates and data sources of a controller view are set in 'setViewHandlers()'.",
        why: """
            'setViewHandlers()' runs as soon as the controller view is there, and once. A handler that is set elsewhere may \
            be set before there is a view, or once for each time that the screen appears, so that one tap counts twice; \
            and nobody finds it in the place where all others stand.
            """,
        wrong: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController {
                var controllerView: ControllerView?
                func setViewHandlers() {}
            }

            final class HomeControllerView: ControllerView {
                let button = UIButton()
            }

            final class HomeController: Controller {
                private let home = HomeControllerView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    controllerView = home
                    home.button.⟦addTarget⟧(self, action: #selector(tapped), for: .touchUpInside)
                }

                @objc private func tapped() {}
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            class ControllerView: UIView {}
            class Controller: UIViewController {
                var controllerView: ControllerView?
                func setViewHandlers() {}
            }

            final class HomeControllerView: ControllerView {
                let button = UIButton()
            }

            final class HomeController: Controller {
                private let home = HomeControllerView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    controllerView = home
                }

                override func setViewHandlers() {
                    home.button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }

                @objc private func tapped() {}
            }

            """
        ),
        misses: """
            Handlers of views that the controller reaches by something else than its controller view, such as cells, and methods \
            that 'setViewHandlers()' itself calls are taken for its part.
            """
    )
}

import ScreenSpecDiagnostics

extension RuleDescription {
    package static let undeclaredAction = RuleDescription(
        "undeclared-action",
        .warning,
        .architecture,
        purpose: "A handler of a view that has a spec is one of the actions that the spec declares.",
        why: """
            'actions' is the list of what a person can do. A handler that it lacks is behaviour that nobody reads about, \
            tests or reviews. A handler counts as declared if it is called like an action, or if it sends the message \
            of one: '@objc private func didTapLogin()' that calls 'presenter.userTappedLogin()'. One that only ends \
            editing is the view's own matter.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: mvc
            subviews:
              loginButton: UIButton
            actions:
              performLogin: {trigger: loginButton.touchUpInside}

            """,
            with: """
                import UIKit

                class LoginViewController: UIViewController {
                    @IBOutlet private var loginButton: UIButton!

                    @IBAction private func performLogin() {}
                    @IBAction private func ⟦performRecovery⟧() {
                        title = "Sent"
                    }
                }

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: mvc
            subviews:
              loginButton: UIButton
            actions:
              performLogin: {trigger: loginButton.touchUpInside}
              performRecovery: {trigger: loginButton.touchUpOutside}

            """,
            with: """
                import UIKit

                class LoginViewController: UIViewController {
                    @IBOutlet private var loginButton: UIButton!

                    @IBAction private func performLogin() {}
                    @IBAction private func performRecovery() {
                        title = "Sent"
                    }
                }

                """
        ),
        misses:
            "Handlers for notifications and timers, which are no person's doing, closures of UIAction, and delegates of UIKit's."
    )
}

import ScreenSpecDiagnostics

extension RuleDescription {
    package static let missingAction = RuleDescription(
        "missing-action",
        .error,
        .architecture,
        purpose: "An action with 'via: targetAction' has a method of its name in the object that handles it.",
        why: """
            Such an action makes no Swift: the view itself, or the role that may touch its subviews, has an '@objc' or \
            '@IBAction' method called like the action and registers it at the trigger. Without the method the person \
            does something and nothing happens.
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

                class ⟦LoginViewController⟧: UIViewController {
                    @IBOutlet private var loginButton: UIButton!
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

            """,
            with: """
                import UIKit

                class LoginViewController: UIViewController {
                    @IBOutlet private var loginButton: UIButton!

                    @IBAction private func performLogin() {}
                }

                """
        ),
        misses: "Whether the method is registered at the trigger that the spec names, which a storyboard may do."
    )
}

import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedTrigger = RuleDescription(
        "mismatched-trigger",
        .error,
        .architecture,
        purpose: "Actions are set off by what the spec says.",
        why: """
            A spec says what a person does to set an action off, and pages and tests are written by that. What the code registers \
            for controls, gesture recognizers, bar items and 'UIAction', the methods by which lists, text fields and search bars \
            tell their delegate, and the moments of a view controller are followed to the action, through private methods too; \
            so is what storyboards and xibs send. A control there that no outlet leads to is a '{control: …, event: …}'. What \
            tells a delegate sets nothing off while no code gives it one.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: mvc
            subviews:
              loginButton: UIButton
              helpButton: UIButton
            actions:
              logIn: {trigger: loginButton.touchUpInside}

            """,
            with: """
                final class LoginViewController: UIViewController {
                    private let loginButton = UIButton()
                    private let helpButton = UIButton()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        ⟦helpButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)⟧
                    }

                    @objc private func logIn() {}
                }

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: mvc
            subviews:
              loginButton: UIButton
              helpButton: UIButton
            actions:
              logIn: {trigger: loginButton.touchUpInside}

            """,
            with: """
                final class LoginViewController: UIViewController {
                    private let loginButton = UIButton()
                    private let helpButton = UIButton()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
                    }

                    @objc private func logIn() {}
                }

                """
        ),
        misses: """
            What is not plain: helpers that are given the control, selectors in variables, streams that come from elsewhere, and actions \
            that others set off too. What sets an action off beside its triggers is not reported.
            """
    )
}

import ScreenSpecDiagnostics

extension RuleDescription {
    package static let missingType = RuleDescription(
        "missing-type",
        .error,
        .architecture,
        purpose: "The classes that play the roles of a screen, and the view models that a spec describes, exist.",
        why: """
            A spec that nobody has built, or whose class was renamed since, describes an app that does not exist. The \
            view of every document is looked for, the type of every role that takes part in the screen, which is one \
            at either end of a channel on which the spec says something, and view models that the spec does not \
            generate, with the properties that it lists of them, and initializers that it leaves to hand-written code.
            """,
        wrong: .spec(
            """
            screen: ⟦Login⟧
            architecture: mvc
            subviews:
              loginButton: UIButton

            """,
            with: """
                import UIKit

                class SignInViewController: UIViewController {}

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: mvc
            types: {view: SignInViewController}
            subviews:
              loginButton: UIButton

            """,
            with: """
                import UIKit

                class SignInViewController: UIViewController {
                    private let loginButton = UIButton()
                }

                """
        ),
        misses: """
            Types of packages and of targets that are not among the project's sources. A module without any Swift file \
            is left alone.
            """
    )
}

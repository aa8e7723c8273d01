import ScreenSpecDiagnostics

extension RuleDescription {
    package static let missingConformance = RuleDescription(
        "missing-conformance",
        .error,
        .architecture,
        purpose: "A role that receives messages conforms to the protocol that carries them.",
        why: """
            The protocol of a channel is how the sender knows the receiver. A presenter that does not conform to it \
            can't be handed to its view, so the wire between them is missing or leads past the channel. The fix adds \
            the conformance, and a method without a body yet for each message that the class lacks. One that states \
            the conformance has to answer to each message by the name and the labels that the spec gives it.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: viper
            actions:
              userTappedLogin: {trigger: screen.didLoad}

            """,
            with: """
                import UIKit

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin()
                    }
                }

                class ⟦LoginPresenter⟧ {}

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: viper
            actions:
              userTappedLogin: {trigger: screen.didLoad}

            """,
            with: """
                import UIKit

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin()
                    }
                }

                class LoginPresenter: LoginViewToPresenterInterface {
                    func userTappedLogin() {}
                }

                """
        ),
        misses: """
            Delegates, whose owner no spec knows. Conformances that a superclass of a package or a macro brings are \
            taken to be there.
            """
    )
}

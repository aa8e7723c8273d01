import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedRequirement = RuleDescription(
        "mismatched-requirement",
        .error,
        .architecture,
        purpose: "Protocols and receivers of the code have what the spec that describes them says.",
        why: """
            Where a spec says 'generate: false', the protocols of its channels, delegates and data sources are written by \
            hand, and what the spec says of them is a promise that nobody keeps: a result of another type, a label, an \
            'async' that one side lacks makes the spec wrong, or the code. Names, labels, the types of parameters and \
            results, 'async', 'throws', 'settable', attributes and inherited protocols are compared, as Swift means them: \
            '[Jog]' is 'Array<Jog>', and aliases are followed. What the spec leaves out is not compared. \
            Receivers of a channel without a protocol, and what answers to a generated protocol, are held to the spec alike; \
            they may have more.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: viper
            generate: false
            actions:
              userTappedLogin: {trigger: screen.didLoad, parameters: {name: String}}

            """,
            with: """
                import UIKit

                protocol LoginViewToPresenterInterface: AnyObject {
                    func userTappedLogin(name: ⟦String?⟧)
                }

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin(name: nil)
                    }
                }

                """
        ),
        right: .spec(
            """
            screen: Login
            architecture: viper
            generate: false
            actions:
              userTappedLogin: {trigger: screen.didLoad, parameters: {name: String}}

            """,
            with: """
                import UIKit

                protocol LoginViewToPresenterInterface: AnyObject {
                    func userTappedLogin(name: String)
                }

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin(name: "Zoë")
                    }
                }

                """
        ),
        misses: """
            Types of packages and of Objective-C, names that several types have, and 'some'. Of several requirements with \
            one name and the same labels, any may be meant. A message that the receiver does not answer to is told by \
            'missing-conformance'.
            """
    )
}

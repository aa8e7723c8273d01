import ScreenSpecDiagnostics

extension RuleDescription {
    package static let undescribedMember = RuleDescription(
        "undescribed-member",
        .warning,
        .architecture,
        purpose: "A spec that describes a protocol or an enum of the code has all of its requirements and cases.",
        why: """
            A spec with 'generate: false' is read as what the code is. A requirement that only the code has is a message \
            that nobody sees in the spec, in its pages and in its diagrams; a case that only the code has is a state that \
            nobody thought of. What a case carries belongs to it. Of other types specs say as much as they need, unless \
            'complete: true' says that there is nothing else.
            """,
        wrong: .spec(
            """
            screen: Login
            architecture: viper
            generate: false
            actions:
              userTappedLogin: {trigger: screen.didLoad}

            """,
            with: """
                import UIKit

                protocol LoginViewToPresenterInterface: AnyObject {
                    func userTappedLogin()
                    func ⟦userLeft⟧()
                }

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin()
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
              userTappedLogin: {trigger: screen.didLoad}
              userLeft: {trigger: screen.didDisappear}

            """,
            with: """
                import UIKit

                protocol LoginViewToPresenterInterface: AnyObject {
                    func userTappedLogin()
                    func userLeft()
                }

                class LoginViewController: UIViewController {
                    var presenter: LoginViewToPresenterInterface?

                    override func viewDidLoad() {
                        presenter?.userTappedLogin()
                    }
                }

                """
        ),
        misses: """
            Protocols that several screens share and of which no spec says anything. What a protocol inherits belongs to \
            the other one. A requirement that the spec seems to mean by another name is told by 'mismatched-requirement'.
            """
    )
}

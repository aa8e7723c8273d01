import ScreenSpecDiagnostics

extension RuleDescription {
    package static let undeclaredMessage = RuleDescription(
        "undeclared-message",
        .error,
        .architecture,
        purpose: "A delegate or partner is called by names that its protocol has.",
        why: """
            The protocol is all that a view knows of its delegate, and a presenter of its interactor. A call that it \
            lacks is one that somebody renamed on one side only, or wrote before the protocol: it does not compile, or \
            compiles only because an object of another type stands behind it. Protocols of the project are looked at \
            where all that they refine is known, and those that a spec generates, whether or not they are written yet.
            """,
        wrong: .swift(
            """
            import UIKit

            protocol LoginViewControllerDelegate: AnyObject {
                func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
            }

            final class LoginViewController: UIViewController {
                weak var delegate: LoginViewControllerDelegate?

                @objc private func performPasswordRecovery(_ sender: UIButton) {
                    delegate?.⟦passwordRecoveryRequested⟧(from: sender)
                }
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            protocol LoginViewControllerDelegate: AnyObject {
                func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController)
            }

            final class LoginViewController: UIViewController {
                weak var delegate: LoginViewControllerDelegate?

                @objc private func performPasswordRecovery(_ sender: UIButton) {
                    delegate?.loginViewControllerPasswordRecoveryRequested(self)
                }
            }

            """
        ),
        misses:
            "Labels and types of arguments, which the Swift compiler checks, receivers whose type cannot be read off, among them "
            + "'$0' but for 'delegate.map { $0.didTap() }', compositions with a class or a protocol of somebody else, types of "
            + "which the project has two with one name, be it the one that is called or the one that calls, and those whose file "
            + "names a part of their screen that nothing declares: they are left over, and no target compiles them. What a "
            + "subscript hands out, and members of a view or controller where the code imports a package."
    )
}

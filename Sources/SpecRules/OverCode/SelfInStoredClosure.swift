import ScreenSpecDiagnostics

extension RuleDescription {
    package static let selfInStoredClosure = RuleDescription(
        "self-in-stored-closure",
        .error,
        .architecture,
        basis: .code,
        purpose: "No stored property passes 'self' on in its initial value, unless it is lazy.",
        why: """
            The initial value of a stored property is made before the object: 'self' in it is not the view but a method \
            of NSObject of that name. 'button.addTarget(self, …)' compiles, since Swift 5.6 with a warning, and the button has \
            no target: whether a tap arrives is chance, such as that somebody along the responder chain has a method of that \
            name. Write 'lazy var', or register the target in an initializer or 'viewDidLoad'.
            """,
        wrong: .swift(
            """
            import UIKit

            final class LoginViewController: UIViewController {
                private let loginButton: UIButton = {
                    let button = UIButton()
                    button.addTarget(⟦self⟧, action: #selector(performLogin(_:)), for: .touchUpInside)
                    return button
                }()

                @objc private func performLogin(_ sender: UIButton) {}
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class LoginViewController: UIViewController {
                private lazy var loginButton: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
                    return button
                }()

                @objc private func performLogin(_ sender: UIButton) {}
            }

            """
        ),
        misses: "Objects that are handed to a function which registers them."
    )
}

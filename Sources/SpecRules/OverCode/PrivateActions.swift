import ScreenSpecDiagnostics

extension RuleDescription {
    package static let privateActions = RuleDescription(
        "private-actions",
        .error,
        .architecture,
        basis: .code,
        purpose: "Actions, '@IBAction' and target-action handlers, are private.",
        why: """
            An action is the end of a wire that starts at a control of the same object. Where it is visible, others call it \
            to make the object do what the person has not asked for, and the method becomes an interface with a sender \
            that means nothing. Interface Builder reaches private methods just as well, and so does '#selector' in the \
            object's own class. What others may ask for is a method of its own, called after what it does.
            """,
        wrong: .swift(
            """
            import UIKit

            final class LoginViewController: UIViewController {
                @IBAction func ⟦loginTapped⟧(_ sender: UIButton) {}
            }

            """
        ),
        right: .swift(
            """
            import UIKit

            final class LoginViewController: UIViewController {
                @IBAction private func loginTapped(_ sender: UIButton) {}
            }

            """
        ),
        misses: """
            Handlers registered by another object, by a string, or for notifications and timers. Unwind actions, which other \
            scenes are to reach, actions that a protocol requires or a subclass names, and those that '#selector' names in \
            another type, or in another file, are left alone, as is what tests call and nobody else. What only Objective-C calls is not seen.
            """
    )
}

import ScreenSpecDiagnostics

extension RuleDescription {
    package static let viewNoNavigation = RuleDescription(
        "view-no-navigation",
        .error,
        .architecture,
        purpose: "A view opens and closes no screen, where the architecture has somebody who does.",
        why: """
            A view that pushes the next screen decides what a tap leads to, and has to know how that screen is made. \
            Wireframes, routers and coordinators are there for it: the view says what happened, and where that leads \
            is decided where it can be tested. An alert is no screen. Which methods lead to other screens, and which \
            controllers are none, is the architecture's data, 'forbids: {navigation: …, exceptPresented: …}'; in MVC and MVP \
            view controllers navigate, and only cells and other views do not.
            """,
        wrong: .swift(
            """
            import UIKit

            class LoginPresenter {}
            class LoginWireframe {}
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                func showHome(_ home: UIViewController) {
                    navigationController?.⟦pushViewController⟧(home, animated: true)
                }
            }

            """,
            architecture: "viper"
        ),
        right: .swift(
            """
            import UIKit

            class LoginPresenter {
                func userTappedLogin() {}
            }
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                @IBAction private func didTapLogin() {
                    presenter?.userTappedLogin()
                }

                func display(failure: String) {
                    let alert = UIAlertController(title: nil, message: failure, preferredStyle: .alert)
                    present(alert, animated: true)
                }
            }

            """,
            architecture: "viper"
        ),
        misses: """
            A controller of unknown type that is presented, since it may be an alert; pickers and sheets of the system \
            and controllers of foreign modules, in a navigation controller too, and what is dismissed in a method that gets one, or in a \
            closure that it is given; what a view controller asks of a controller that it holds \
            itself or has presented; windows whose root is replaced, and storyboard segues. What a wireframe asks of it by a \
            protocol that it holds, 'dismiss' in the handler of an alert's cancel action, and where the method first looks \
            whether what the view has presented itself and keeps is there, as by 'scanner?.presentingViewController'. Of \
            several apps or copies in one tree whose types have the same names, each view goes by what lies nearest to it. Where \
            neither the view's own screen nor most others have somebody who leads to other screens, it is the views that \
            do, and where the architecture has 'none' for that role; unless the architecture itself says how those are called who lead through several screens, by 'matches' \
            or a 'type' without '{screen}', and there is one.
            """
    )
}

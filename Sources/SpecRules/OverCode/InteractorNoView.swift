import ScreenSpecDiagnostics

extension RuleDescription {
    package static let interactorNoView = RuleDescription(
        "interactor-no-view",
        .error,
        .architecture,
        purpose: "An interactor knows no view: neither UIKit's classes nor the screen's own.",
        why: """
            An interactor does the work of a use case, whatever shows the result. One that takes a view controller to \
            present from, or hands out a label, runs in no test without a window and serves no second screen. The \
            roles that 'forbids: {views: true}' names, in the built-in architectures the interactors, name no \
            subclass of UIView and UIViewController and none of the protocols of a view, but for that of their own \
            screen's view where a channel leads from them to it. Nor do they call methods of UIKit by such a protocol, if it is one for \
            view controllers. Where somebody wrote the architecture down, that holds for what a cell keeps as its presenter and \
            for the base class of presenters as well.
            """,
        wrong: .swift(
            """
            import UIKit

            class LoginViewController: UIViewController {}
            class LoginPresenter {}
            class LoginInteractor {
                func signIn(from controller: ⟦UIViewController⟧) {}
            }

            """,
            architecture: "viper"
        ),
        right: .swift(
            """
            import UIKit

            class LoginViewController: UIViewController {}
            class LoginPresenter {}
            class LoginInteractor {
                func signIn(withUsername username: String, andPassword password: String) {}
            }

            """,
            architecture: "viper"
        ),
        misses: """
            Views of packages whose superclass nobody knows, and views behind a protocol of another name or Any. A protocol that \
            is held under the name by which a channel is called, such as 'presenter', is that of the presenter, even if a view \
            implements it. Where the architecture was guessed, what most interactors do.
            """,
        isAboutUses: true
    )
}

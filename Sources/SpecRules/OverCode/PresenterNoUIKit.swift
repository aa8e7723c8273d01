import ScreenSpecDiagnostics

extension RuleDescription {
    package static let presenterNoUIKit = RuleDescription(
        "presenter-no-uikit",
        .error,
        .architecture,
        purpose: "A presenter, or a view model that decides, imports no UI framework.",
        why: """
            A presenter decides what is shown, not how. One that makes fonts, colours and controllers runs in no test \
            without the simulator, and draws a view that somebody else is to draw. Where the architecture says \
            'forbids: {imports: [UIKit]}' of the role that tells the view what to show, or, where the view observes it, of \
            that to which it talks, the import is a finding, and so is a view or controller of UIKit that its code names or \
            reaches without the import; of other roles, such as an interactor, the import is one of \
            'forbidden-import'. CoreGraphics and Foundation hold what is left to say.
            """,
        wrong: withPresenter(
            """
            ⟦import UIKit⟧

            class LoginPresenter {
                let color = UIColor.red
            }

            """
        ),
        right: withPresenter(
            """
            import Foundation

            class LoginPresenter {
                let isWrong = true
            }

            """
        ),
        misses: """
            A file that another class, without a role that forbids it, shares with the presenter: that class may need \
            the import, unless the architecture is written down and all that the class names or reaches has nothing to do with \
            UIKit. What a module exports in turn. Models of cells and other views that belong to no screen, unless the \
            architecture is written down, the class is called as it says, and a view keeps one or is handed one, or those inherit it \
            who play the role. Where the \
            architecture was guessed, what most files of a role import.
            """
    )

    private static func withPresenter(_ presenter: String) -> Example {
        let view = """
            import UIKit

            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?
            }

            """
        return .swift(
            [("LoginPresenter.swift", presenter), ("LoginViewController.swift", view)],
            architecture: "mvp"
        )
    }
}

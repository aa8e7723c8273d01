import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// The role that the view talks to imports no UI framework.
package enum PresenterNoUIKit {
    package static let description = RuleDescription(
        "presenter-no-uikit",
        .error,
        .architecture,
        purpose: "A presenter, or a view model that decides, imports no UI framework.",
        why: """
            A presenter decides what is shown, not how. One that makes fonts, colours and controllers runs in no test \
            without the simulator, and draws a view that somebody else is to draw. Where the architecture says \
            'forbids: {imports: [UIKit]}' of the role that the view talks to, or that talks to the view, the import \
            is a finding; CoreGraphics and Foundation hold what is left to say.
            """,
        wrong: example(
            """
            ⟦import UIKit⟧

            class LoginPresenter {
                let color = UIColor.red
            }

            """
        ),
        right: example(
            """
            import Foundation

            class LoginPresenter {
                let isWrong = true
            }

            """
        ),
        misses: """
            A file that another class, without a role that forbids it, shares with the presenter: that class may need \
            the import. What a module exports in turn. Where the architecture \
            was guessed, what most files of a role import.
            """
    )

    package static let rule = Rule(description) { (subject: CodeSubject) in
        ImportLimits(subject: subject).findings(description, where: reports)
    }

    static let frameworks: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]

    /// Of the view's partner, an import of a UI framework; everything else is `forbidden-import`.
    static func reports(_ found: ImportLimits.Import) -> Bool {
        guard found.entry != nil, frameworks.contains(found.fact.module.string) else { return false }
        let architecture = found.owner.architecture
        guard let view = architecture.viewRole?.name.text else { return false }
        let role = found.owner.role.name.text
        if role == view { return false }
        let isToldOf = architecture.hasChannel(from: role, to: view)
        let tells = architecture.channels.contains { $0.to?.text == view }
        return isToldOf || (!tells && architecture.partner == role)
    }

    private static func example(_ presenter: String) -> RuleDescription.Example {
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

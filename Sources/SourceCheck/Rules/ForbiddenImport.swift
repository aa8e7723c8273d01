import SpecRules
import ScreenSpecDiagnostics

/// The file of a role imports what the architecture lets it.
package enum ForbiddenImport {
    package static let description = RuleDescription(
        "forbidden-import",
        .error,
        .architecture,
        purpose: "A role imports no module that the architecture forbids it, or does not allow.",
        why: """
            An import is the first step across a border: once a view imports the database, the next hurried change \
            reads from it. 'forbids: {imports: …}' of a role lists what it may not import; 'allows: {imports: …}' closes \
            the list, so that everything else is a finding, which suits the layers of a package. UI frameworks in a \
            presenter are reported by 'presenter-no-uikit'.
            """,
        wrong: example("⟦import CoreData⟧\n"),
        right: example(""),
        misses: """
            A file that another class, without a role that forbids it, shares with this one: that class may need the \
            import. What a module exports in turn. Where the architecture \
            was guessed, what most files of a role import.
            """
    )

    package static let rule = Rule(description) { (subject: CodeSubject) in
        ImportLimits(subject: subject).findings(description) { !PresenterNoUIKit.reports($0) }
    }

    private static func example(_ imports: String) -> RuleDescription.Example {
        .swift(
            [
                (
                    "LoginViewController.swift",
                    """
                    \(imports)import UIKit

                    class LoginViewController: UIViewController {
                        var presenter: LoginPresenter?
                    }

                    """
                ), ("LoginPresenter.swift", "class LoginPresenter {}\n"),
            ],
            architecture: "viper"
        )
    }
}

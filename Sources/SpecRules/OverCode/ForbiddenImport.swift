import ScreenSpecDiagnostics

extension RuleDescription {
    package static let forbiddenImport = RuleDescription(
        "forbidden-import",
        .error,
        .architecture,
        purpose: "A role imports no module that the architecture forbids it, or does not allow.",
        why: """
            An import is the first step across a border: once a view imports the database, the next hurried change \
            reads from it. 'forbids: {imports: …}' of a role lists what it may not import; 'allows: {imports: …}' closes \
            the list, so that everything else is a finding, which suits the layers of a package. Where somebody wrote the \
            architecture down, what views may not import holds for cells, other views and view controllers without a role as well. UI \
            frameworks in a presenter are reported by 'presenter-no-uikit'.
            """,
        wrong: withImports("⟦import CoreData⟧\n"),
        right: withImports(""),
        misses: """
            A file that another class, without a role that forbids it, shares with this one: that class may need the \
            import. What a module exports in turn. Where the architecture \
            was guessed, what most files of a role import.
            """
    )

    private static func withImports(_ imports: String) -> Example {
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

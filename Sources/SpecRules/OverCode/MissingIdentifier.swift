import ScreenSpecDiagnostics

extension RuleDescription {
    package static let missingIdentifier = RuleDescription(
        "missing-identifier",
        .warning,
        .architecture,
        purpose: "A class gives its subviews the accessibility identifiers that its spec has for them.",
        why: """
            Tests of the user interface find a subview by its identifier, and the constant for it is generated. Nothing \
            generated can set it, since subviews are private: where the class forgets to, a test waits for something that \
            never comes.
            """,
        wrong: .identified(with: "    private let ⟦loginButton⟧ = UIButton(type: .system)\n"),
        right: .identified(
            with: """
                    private let loginButton: UIButton = {
                        let loginButton = UIButton(type: .system)
                        loginButton.accessibilityIdentifier = LoginIdentifiers.loginButton
                        return loginButton
                    }()

                """
        ),
        misses: """
            Code that may set it in a way that cannot be read: a loop, a helper, a class that sets its own, a wrapper of the \
            property, a mirror. A project without 'identifiers' has none. An outlet counts as identified where all \
            documents that connect it say so, and '--fix' writes it into those that do not.
            """
    )
}

extension RuleDescription.Example {
    /// A screen of a project with identifiers, and what its class has of it.
    fileprivate static func identified(with members: String) -> RuleDescription.Example {
        RuleDescription.Example([
            File(path: "screenspec.yaml", text: "architecture: mvp\nidentifiers: {}\n"),
            File(
                path: "Specs/Login.screen.yaml",
                text: """
                    screen: Login
                    subviews:
                      loginButton: UIButton
                    actions:
                      userTappedLogin: {trigger: loginButton.touchUpInside}

                    """
            ),
            File(
                path: "Example.swift",
                text: "import UIKit\n\nfinal class LoginViewController: UIViewController {\n\(members)}\n"
            ),
        ])
    }
}

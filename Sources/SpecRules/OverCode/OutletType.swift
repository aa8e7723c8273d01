import ScreenSpecDiagnostics

extension RuleDescription {
    package static let outletType = RuleDescription(
        "outlet-type",
        .error,
        .architecture,
        basis: .code,
        purpose: "What an outlet is connected to is of the outlet's type.",
        why: """
            Interface Builder lets a connection stand when the type of the property changes. The object is stored all the \
            same, and the first message to it that its class does not know crashes.
            """,
        wrong: .storyboard(
            LoginScene.controller(with: "button", connectedTo: "⟦headline⟧"),
            with: LoginScene.code("@IBOutlet private var headline: UILabel!")
        ),
        right: .storyboard(
            LoginScene.controller(with: "button", connectedTo: "headline"),
            with: LoginScene.code("@IBOutlet private var headline: UIButton!")
        ),
        misses: """
            Types and classes of packages and of Objective-C. Protocols: 'delegate-outlet-without-conformance' looks at those.
            """
    )
}

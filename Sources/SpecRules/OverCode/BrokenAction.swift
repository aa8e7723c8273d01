import ScreenSpecDiagnostics

extension RuleDescription {
    package static let brokenAction = RuleDescription(
        "broken-action",
        .error,
        .architecture,
        basis: .code,
        purpose: "Each action that a storyboard or xib sends is a method of the class that it goes to.",
        why: """
            A control keeps the selector of its action. When the method is renamed, gets another label or loses its \
            '@IBAction', the app still compiles, and crashes as soon as somebody touches the control: 'unrecognized \
            selector sent to instance'.
            """,
        wrong: .storyboard(
            LoginScene.controller(sending: "⟦loginTapped:⟧"),
            with: LoginScene.code("@IBAction private func tapped(button: UIButton) {}")
        ),
        right: .storyboard(
            LoginScene.controller(sending: "tappedWithButton:"),
            with: LoginScene.code("@IBAction private func tapped(button: UIButton) {}")
        ),
        misses: """
            Actions that go to the first responder, and unwind segues that nobody takes: they do nothing. What a base \
            class of a package or of Objective-C may have.
            """
    )
}

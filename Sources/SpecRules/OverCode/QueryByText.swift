import ScreenSpecDiagnostics

extension RuleDescription {
    package static let queryByText = RuleDescription(
        "query-by-text",
        nil,
        .style,
        purpose: "Tests of the user interface find what has an identifier by that, and not by what people read.",
        why: """
            A test that taps the button "Log in" fails as soon as somebody words it anew, and finds nothing in another \
            language. An identifier stays. Off by default, since a project may write no tests of its user interface.
            """,
        wrong: RuleDescription.Example([
            RuleDescription.Example.File(path: "Specs/Login.screen.yaml", text: spec),
            RuleDescription.Example.File(path: "screenspec.yaml", text: project),
            RuleDescription.Example.File(path: "UITests/LoginTests.swift", text: test(query: "⟦\"Log in\"⟧")),
        ]),
        right: RuleDescription.Example([
            RuleDescription.Example.File(path: "Specs/Login.screen.yaml", text: spec),
            RuleDescription.Example.File(path: "screenspec.yaml", text: project),
            RuleDescription.Example.File(
                path: "UITests/LoginTests.swift",
                text: test(query: "LoginIdentifiers.loginButton")
            ),
        ]),
        misses: """
            Texts that are neither the name of a subview without what it is, "Log in" of 'loginButton', nor what code sets \
            as the text, title or placeholder of one; those in predicates, and those that are put together.
            """,
        isAboutTests: true
    )

    private static let project = "identifiers: {uiTestOutput: UITests}\n"

    private static let spec = """
        screen: Login
        architecture: mvp
        subviews:
          loginButton: UIButton
        actions:
          userTappedLogin: {trigger: loginButton.touchUpInside}

        """

    private static func test(query: String) -> String {
        """
        import XCTest

        @MainActor
        final class LoginTests: XCTestCase {
            func testLogsIn() {
                let app = XCUIApplication()
                app.buttons[\(query)].tap()
            }
        }

        """
    }
}

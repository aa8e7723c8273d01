import XCTest

@MainActor
final class LoginTests: XCTestCase {
    private let app = XCUIApplication()

    /// Not app.buttons["Go on"].
    func testLogsIn() {
        /* app.buttons["Go on"] /* nor */ app.buttons["Log in"] */
        app.buttons[LoginIdentifiers.loginButton].tap()
        // An identifier is one, however it is written.
        app.textFields["login.name"].tap()
        // What the system shows, and what is none of the kind.
        app.alerts.buttons["Allow"].tap()
        app.switches["Log in"].tap()
        // Dictionaries, texts in texts, and what is put together.
        let titles = ["Go on": 1]
        XCTAssertTrue(titles["Go on"] == 1)
        print(
            "app.buttons[\"Go on\"]",
            """
            app.buttons["Go on"]
            """
        )
        app.buttons["Go \(titles.count)"].tap()
        app.buttons["Go on", default: 1].tap()
    }
}

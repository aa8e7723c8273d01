import XCTest

@MainActor
final class LoginTests: XCTestCase {
    private let app = XCUIApplication()

    func testLogsIn() {
        // By what code shows, and by the names of subviews.
        app.buttons["Go on"].tap()
        app.navigationBars.buttons["Anything wrong?"].tap()
        app.textFields["Who are you?"].typeText("Anna")
        app.buttons.matching(identifier: "Log in").firstMatch.tap()
        XCTAssertTrue(app.staticTexts["Hint"].exists)
        // One for each row.
        app.staticTexts["Title"].tap()
    }
}

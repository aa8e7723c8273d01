import XCTest

/// Finds, reads and touches the parts of `Login` in tests of the user interface.
@MainActor
struct LoginRobot {
    let app: XCUIApplication

    var nameField: XCUIElement {
        app.descendants(matching: .any)[LoginIdentifiers.nameField]
    }

    var passwordField: XCUIElement {
        app.descendants(matching: .any)[LoginIdentifiers.passwordField]
    }

    var rememberSwitch: XCUIElement {
        app.switches[LoginIdentifiers.rememberSwitch]
    }

    /// Signs in.
    var loginButton: XCUIElement {
        app.buttons[LoginIdentifiers.loginButton]
    }

    var heading: XCUIElement {
        app.staticTexts[LoginIdentifiers.loginLabel]
    }

    var helpItem: XCUIElement {
        app.buttons[LoginIdentifiers.helpItem]
    }

    var closeItem: XCUIElement {
        app.buttons[LoginIdentifiers.closeItem]
    }

    var spinner: XCUIElement {
        app.activityIndicators[LoginIdentifiers.spinner]
    }

    var passwordPlaceholder: String? {
        passwordField.placeholderValue
    }

    var isRememberOn: Bool {
        (rememberSwitch.value as? String).flatMap { Int($0) } == 1
    }

    var isLoginEnabled: Bool {
        loginButton.isEnabled
    }

    var loginTitle: String {
        loginButton.label
    }

    var headingText: String {
        heading.label
    }

    var isHeadingShown: Bool {
        heading.exists
    }

    var isSpinnerShown: Bool {
        spinner.exists
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(nameField.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }

    @discardableResult func enterName(_ text: String) -> Self {
        nameField.tap()
        nameField.typeText(text)
        return self
    }

    @discardableResult func enterPassword(_ text: String) -> Self {
        passwordField.tap()
        passwordField.typeText(text)
        return self
    }

    /// The person asked to sign in.
    @discardableResult func tapLogin(leadingTo _: Route.ShowOrders) -> OrdersRobot {
        loginButton.tap()
        return OrdersRobot(app: app)
    }

    /// The person asked to sign in.
    @discardableResult func tapLogin<Next>(
        leadingTo _: Route.ShowReset,
        to next: @MainActor (XCUIApplication) -> Next
    ) -> Next {
        loginButton.tap()
        return next(app)
    }

    /// The person asked to sign in.
    @discardableResult func submitPassword(leadingTo _: Route.ShowOrders) -> OrdersRobot {
        passwordField.typeText(XCUIKeyboardKey.return.rawValue)
        return OrdersRobot(app: app)
    }

    /// The person asked to sign in.
    @discardableResult func submitPassword<Next>(
        leadingTo _: Route.ShowReset,
        to next: @MainActor (XCUIApplication) -> Next
    ) -> Next {
        passwordField.typeText(XCUIKeyboardKey.return.rawValue)
        return next(app)
    }

    @discardableResult func tapHelp() -> HelpRobot {
        helpItem.tap()
        return HelpRobot(app: app)
    }

    @discardableResult func payByHeading<Next>(to next: @MainActor (XCUIApplication) -> Next) -> Next {
        heading.tap()
        return next(app)
    }

    @discardableResult func tapClose<Next>(to next: @MainActor (XCUIApplication) -> Next) -> Next {
        closeItem.tap()
        return next(app)
    }

    @discardableResult func setRemember(_ isOn: Bool) -> Self {
        let value = (rememberSwitch.value as? String).flatMap { Int($0) } == 1
        if value != isOn { rememberSwitch.tap() }
        return self
    }

    /// Where a touch can lead, each by a type of its own.
    nonisolated enum Route {
        nonisolated enum ShowOrders {
            case showOrders
        }

        nonisolated enum ShowReset {
            case showReset
        }
    }
}

/// Finds, reads and touches the parts of `Help` in tests of the user interface.
@MainActor
struct HelpRobot {
    let app: XCUIApplication
}

import XCTest

/// Finds, reads and touches the parts of `Twins` in tests of the user interface.
@MainActor
struct TwinsRobot {
    let app: XCUIApplication

    var button: XCUIElement {
        app.buttons[TwinsIdentifiers.button]
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(button.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }

    @discardableResult func tap(leadingTo _: Route.ShowHelp) -> HelpRobot {
        button.tap()
        return HelpRobot(app: app)
    }

    @discardableResult func tap(leadingTo _: Route.ShowHelp2) -> OrdersRobot {
        button.tap()
        return OrdersRobot(app: app)
    }

    /// Where a touch can lead, each by a type of its own.
    nonisolated enum Route {
        nonisolated enum ShowHelp {
            case showHelp
        }

        nonisolated enum ShowHelp2 {
            case ShowHelp
        }
    }
}

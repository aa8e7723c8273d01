import XCTest

@MainActor
final class LoginTests: XCTestCase {
    func testSignsIn() {
        let app = XCUIApplication()
        app.launch()
        let login = LoginRobot(app: app).waitUntilShown()
        XCTAssertTrue(!login.isLoginEnabled)
        let orders = login.enterName("anna").enterPassword("1234").setRemember(true)
            .tapLogin(leadingTo: .showOrders)
            .waitUntilShown(timeout: 10)
        XCTAssertTrue(orders.orderCell(row: 0).title == "Emma")
        orders.orderCell(row: 1).tapStar(index: 4)
        orders.setVolume(to: 0.5).incrementAmount().swipe(.left, at: 2).swipeCard(.up).select(at: 0)
    }

    func testGoesBack() {
        let login = LoginRobot(app: XCUIApplication())
        let help = login.tapLogin(leadingTo: .showReset, to: HelpRobot.init)
        XCTAssertTrue(help.app.exists)
        login.tapClose(to: OrdersRobot.init).tapHint().enterIndex("1")
        DetailsRobot(app: login.app).waitUntilShown().tapName()
        XCTAssertTrue(login.heading.exists && login.isHeadingShown)
    }
}

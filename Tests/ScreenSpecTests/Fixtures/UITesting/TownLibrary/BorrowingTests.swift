import XCTest

@MainActor
final class BorrowingTests: XCTestCase {
    func testPlacesHold() {
        let app = XCUIApplication()
        app.launch()
        let account = SignInRobot(app: app).waitUntilShown()
            .enterCardNumber("204600117523").enterPin("1234").setRemember(true).tapSignIn()
        XCTAssertTrue(account.name == "Anna Perez")
        let book = DiscoverRobot(app: app).waitUntilShown()
            .enterSearch("Emma").submitSearch().select(at: 0)
            .waitUntilShown()
        XCTAssertTrue(book.title == "Emma")
        book.tapHold().waitUntilShown().enterBranch("Old Town").tapPlace(to: BookDetailsRobot.init)
            .tapHome(to: DiscoverRobot.init).waitUntilShown()
    }

    func testKeepsBookForLonger() {
        let loans = LoansRobot(app: XCUIApplication()).waitUntilShown()
        loans.swipe(.left, at: 0).loanCell(row: 0).tapRenew()
        XCTAssertTrue(loans.isFinesEnabled)
        loans.tapFines().waitUntilShown().tapPay(to: LoansRobot.init)
        AccountRobot(app: loans.app).select(at: 2, leadingTo: .showDownloads).tapDone(to: AccountRobot.init)
    }
}

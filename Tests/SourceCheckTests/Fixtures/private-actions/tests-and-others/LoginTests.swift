import XCTest

final class LoginTests: XCTestCase {
    func testLogsIn() {
        LoginViewController().loginTapped(UIButton())
    }
}

import XCTest

final class LoginTests: XCTestCase {
    func testIsSecure() {
        let controller = LoginViewController()
        controller.loadViewIfNeeded()
        XCTAssertTrue(controller.passwordField.isSecureTextEntry)
    }
}

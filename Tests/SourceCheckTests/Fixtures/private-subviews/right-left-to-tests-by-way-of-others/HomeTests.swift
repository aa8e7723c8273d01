import XCTest

@testable import App

final class HomeTests: XCTestCase {
    func test() {
        let controller = HomeViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.header.nameLabel.text, "")
    }
}

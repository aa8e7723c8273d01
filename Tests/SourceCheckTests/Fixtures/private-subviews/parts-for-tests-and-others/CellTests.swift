import XCTest

final class CellTests: XCTestCase {
    func testPicker() {
        XCTAssertNil(DateCell().getPicker().minimumDate)
    }
}

import XCTest

final class CellTests: XCTestCase {
    func testText() {
        XCTAssertEqual(PriceCell().getLabel().text, "")
    }
}

import Kit
import XCTest

final class KitTests: XCTestCase {
    func testLoads() {
        PrimaryButton().load()
    }
}

import XCTest

final class PlayerViewTests: XCTestCase {
    func testShowsOverlay() {
        let view = PlayerView(frame: .zero)
        XCTAssertFalse(view.overlayForTests.isHidden)
    }
}

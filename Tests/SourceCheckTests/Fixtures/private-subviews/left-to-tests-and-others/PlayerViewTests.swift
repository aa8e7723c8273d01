import XCTest

final class PlayerViewTests: XCTestCase {
    func testShowsOverlay() {
        let view = PlayerView(frame: .zero)
        XCTAssertFalse(view.overlay.isHidden)
        XCTAssertFalse(view.title.isHidden)
    }
}

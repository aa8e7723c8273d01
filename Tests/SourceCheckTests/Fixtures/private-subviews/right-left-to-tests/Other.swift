import UIKit

/// Has one of that name for itself.
final class OtherView: UIView {
    private let overlayForTests = UIView()

    func hide() {
        overlayForTests.isHidden = true
        self.overlayForTests.alpha = 0
    }
}

import UIKit

final class PlayerView: UIView {
    // Internal for the tests.
    let overlayForTests = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(overlayForTests)
    }
}

// swift-format-ignore-file
import UIKit

/// Early Swift told Objective-C of each method of a view without being asked; of private ones it does not.
final class GoalView: UIView {
    private let button = UIButton()
    private let other = UIButton()
    private let third = UIButton()

    func setUp() {
        button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
        other.addTarget(self, action: #selector(otherTap), for: .touchUpInside)
        third.addTarget(self, action: #selector(thirdTap), for: .touchUpInside)
    }

    func didTap() {}
    internal func otherTap() {}
    @objc func thirdTap() {}
    @IBAction func fourthTap(_ sender: UIButton) {}
}

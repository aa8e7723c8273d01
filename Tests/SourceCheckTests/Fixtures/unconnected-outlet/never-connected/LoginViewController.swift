import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private weak var hintLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!

    func show(_ text: String) {
        hintLabel.text = text
        titleLabel?.text = text
    }
}

final class OtherView: UIView {
    func replace(_ hintLabel: UILabel) {
        self.hintLabel = hintLabel
    }

    private var hintLabel = UILabel()
}

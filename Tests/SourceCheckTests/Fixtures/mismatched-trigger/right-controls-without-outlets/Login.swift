import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private var keys: [UIButton]!

    @IBAction private func logIn(_ sender: UIButton) {}
    @IBAction private func askForHelp(_ sender: UIButton) {}
    @IBAction private func pressKey(_ sender: UIButton) {}
    @IBAction private func dropKey(_ sender: UIButton) {}
    @IBAction private func register(_ sender: BrandButton) {}
}

// Its superclass is that of a package.
class BrandButton: FlatButton {}

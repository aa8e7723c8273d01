import UIKit

final class LoginViewController: UIViewController {
    /// No attribute says that a button sends it; the storyboard does.
    @objc func logIn(_ sender: UIButton) {}
    /// Nobody sends it.
    @objc func reload() {}
}

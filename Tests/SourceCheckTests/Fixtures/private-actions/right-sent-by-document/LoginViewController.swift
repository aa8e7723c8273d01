import UIKit

final class LoginViewController: UIViewController {
    @objc private func logIn(_ sender: UIButton) {}
    @objc func reload() {}
}

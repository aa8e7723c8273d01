import UIKit

final class LoginViewController: UIViewController {
    @IBAction private func used(_ sender: Any) {}
    @IBAction private func unused(_ sender: Any) {}
}

import UIKit

final class LoginViewController: UIViewController {
    @IBAction func loginTapped(_ sender: UIButton) {}
}

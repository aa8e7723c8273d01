import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet weak var passwordField: UITextField!
}

import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var loginButton: UIButton?
    @IBOutlet private weak var nameField: UITextField?
    @IBOutlet private weak var banner: UIView?
}

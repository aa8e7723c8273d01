// swift-format-ignore-file
import UIKit

protocol ViewToPresenterInterface: AnyObject {
    func userTappedLogin(withUsername username: String, andPassword password: String)
}

class LoginViewController: UIViewController {
    weak var presenter: ViewToPresenterInterface!

    @IBOutlet private weak var usernameTextField: UITextField!
    @IBOutlet private weak var passwordTextField: UITextField!

    @IBAction func loginTapped(sender: AnyObject) {
        let username = usernameTextField.text
        let password = passwordTextField.text
        presenter.userTappedLogin(withUsername: username, andPassword: password)
    }
}

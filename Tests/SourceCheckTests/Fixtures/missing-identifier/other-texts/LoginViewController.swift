import UIKit

final class LoginViewController: UIViewController {
    private let nameField = UITextField()
    private let loginButton = UIButton(type: .system)
    private let helpButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.accessibilityIdentifier = "Login.nameField"
        loginButton.accessibilityIdentifier = "loginButton"
        helpButton.accessibilityIdentifier = nil
    }
}

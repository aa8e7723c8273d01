import UIKit

/// A controller that manages the actions for login and forgot password buttons.
final class LoginViewController: UIViewController {

    /// Button that user taps on to perform the login operation.
    private let loginButton = UIButton()

    /// Button that user taps on to perform password recovery operation.
    private let forgotPassword = UIButton()

    /// Property that represents the actions that can be performed on behalf of this class.
    weak var delegate: LoginViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
        forgotPassword.addTarget(self, action: #selector(performPasswordRecovery(_:)), for: .touchUpInside)
        view.addSubview(loginButton)
        view.addSubview(forgotPassword)
    }

    @objc private func performLogin(_ sender: UIButton) {
        loginButton.isEnabled = false
    }

    @objc private func performPasswordRecovery(_ sender: UIButton) {
        delegate?.loginViewControllerPasswordRecoveryRequested(self)
    }
}

import UIKit

final class LoginViewController: UIViewController {
    private let presenter: LoginViewToPresenterInterface

    @IBOutlet private weak var usernameTextField: UITextField!
    @IBOutlet private weak var passwordTextField: UITextField!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var failureLabel: UILabel!

    init(presenter: LoginViewToPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: "Login", bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    @IBAction private func loginTapped(_ sender: AnyObject) {
        failureLabel.text = nil
        presenter.userTappedLogin(
            withUsername: usernameTextField.text ?? "",
            andPassword: passwordTextField.text ?? ""
        )
    }
}

extension LoginViewController: LoginPresenterToViewInterface {
    func display(failure: String) {
        failureLabel.text = failure
    }
}

import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginViewToPresenterInterface?

    override func viewDidLoad() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endEditing)))
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow), name: nil, object: nil)
    }

    @objc private func endEditing() { view.endEditing(true) }
    @objc private func keyboardWillShow() { title = nil }
    @IBAction private func didTap(_ sender: UIButton) { login() }
    private func login() { presenter?.userTappedLogin() }
}

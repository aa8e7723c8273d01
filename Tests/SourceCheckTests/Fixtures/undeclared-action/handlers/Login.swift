import UIKit

final class LoginViewController: UIViewController {
    private lazy var loginButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(didTapLogin), for: .touchUpInside)
        return button
    }()
    var presenter: LoginViewToPresenterInterface?

    override func viewDidLoad() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.toggle(_:))))
    }

    @objc private func didTapLogin() { presenter?.userTappedLogin() }
    @objc private func toggle(_ recognizer: UITapGestureRecognizer) { title = "ö" }
    @IBAction private func openHelp(_ sender: UIButton) { presenter?.userTappedHelp() }
}

import UIKit

final class LoginViewController: UIViewController {
    private let loginButton = UIButton()
    private let helpButton = UIButton()
    var presenter: LoginViewToPresenterInterface?

    override func viewDidLoad() {
        [helpButton].forEach { $0.addTarget(self, action: #selector(openHelp), for: .touchUpInside) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil,
            style: .done,
            target: self,
            action: #selector(finish)
        )
        loginButton.addTarget(self, action: #selector(didTapLogin), for: .touchUpInside)
    }

    @objc private func didTapLogin() { presenter?.userTappedLogin() }
    @objc private func openHelp() { title = "Help" }
    @objc private func close() { title = nil }
    @objc private func finish() { title = "" }
}

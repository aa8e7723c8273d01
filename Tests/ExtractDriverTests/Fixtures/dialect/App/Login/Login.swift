import UIKit

protocol LoginAction: AnyObject {
    func logIn(name: String)
    func askForHelp()
}

protocol LoginView: AnyObject {
    func show(error: String)
}

/// Asks who is there.
final class LoginViewController: UIViewController, LoginView {
    var presenter: LoginAction?

    @IBOutlet private weak var animationView: LottieAnimationView!
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var errorLabel: UILabel!

    @IBAction private func tapLogin() {
        presenter?.logIn(name: nameField.text ?? "")
    }

    @IBAction private func tapHelp() {
        presenter?.askForHelp()
    }

    func show(error: String) {
        errorLabel.text = error
    }
}

final class LoginPresenter: LoginAction {
    unowned let view: LoginView

    init(view: LoginView) {
        self.view = view
    }

    func logIn(name: String) {
        guard !name.isEmpty, let controller = view as? UIViewController else { return view.show(error: "Who?") }
        controller.navigationController?.pushViewController(HomeViewController(), animated: true)
    }

    func askForHelp() {
        guard let controller = view as? UIViewController else { return }
        controller.present(HelpViewController(), animated: true)
    }
}

/// A screen by itself.
final class HelpViewController: UIViewController {
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        closeButton.addTarget(self, action: #selector(tapClose), for: .touchUpInside)
    }

    @objc private func tapClose() {
        dismiss(animated: true)
    }
}

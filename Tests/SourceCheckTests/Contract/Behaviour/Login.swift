import UIKit

protocol LoginViewToPresenterInterface: AnyObject {
    func userTappedLogin()
    func userAskedForHelp()
    func userChangedRemember(to isOn: Bool)
    func userTypedName(_ name: String)
    func userTappedTitle()
    func beganPresenting()
}

protocol LoginPresenterToViewInterface: AnyObject {
    func showBusy(_ isBusy: Bool)
}

protocol LoginPresenterToWireframeInterface: AnyObject {
    func showHome()
    func showHelp()
    func showDetails(of name: String)
    func goBack()
    func close()
}

final class LoginViewController: UIViewController, LoginPresenterToViewInterface {
    var presenter: LoginViewToPresenterInterface?

    private let usernameField = UITextField()
    private let passwordField = UITextField()
    private lazy var loginButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tappedLogin), for: .touchUpInside)
        return button
    }()
    private let helpButton = UIButton(type: .infoLight)
    private let rememberSwitch = UISwitch()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        passwordField.delegate = self
        usernameField.addTarget(self, action: #selector(typedName(_:)), for: .editingChanged)
        helpButton.addAction(UIAction { [weak self] _ in self?.presenter?.userAskedForHelp() }, for: .touchUpInside)
        rememberSwitch.addTarget(self, action: #selector(changedRemember), for: .valueChanged)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tappedTitle))
        titleLabel.addGestureRecognizer(tap)
        titleLabel.isUserInteractionEnabled = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.beganPresenting()
    }

    func showBusy(_ isBusy: Bool) {
        loginButton.isEnabled = !isBusy
    }

    @objc private func tappedLogin() {
        logIn()
    }

    @objc private func typedName(_ field: UITextField) {
        presenter?.userTypedName(field.text ?? "")
    }

    @objc private func changedRemember() {
        presenter?.userChangedRemember(to: rememberSwitch.isOn)
    }

    @objc private func tappedTitle() {
        guard let presenter else { return }
        presenter.userTappedTitle()
    }

    private func logIn() {
        view.endEditing(true)
        presenter?.userTappedLogin()
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        logIn()
        return true
    }
}

final class LoginPresenter: LoginViewToPresenterInterface {
    weak var view: LoginPresenterToViewInterface?
    var wireframe: LoginPresenterToWireframeInterface?

    func userTappedLogin() { wireframe?.showHome() }
    func userAskedForHelp() { wireframe?.showHelp() }
    func userChangedRemember(to isOn: Bool) { view?.showBusy(isOn) }
    func userTypedName(_ name: String) { wireframe?.showDetails(of: name) }
    func userTappedTitle() { wireframe?.goBack() }
    func beganPresenting() { wireframe?.close() }
}

final class LoginWireframe: LoginPresenterToWireframeInterface {
    weak var viewController: UIViewController?

    func showHome() {
        let tabs = UITabBarController()
        viewController?.navigationController?.setViewControllers([tabs], animated: true)
    }

    func showHelp() {
        let help = UIViewController()
        help.modalPresentationStyle = .formSheet
        viewController?.present(help, animated: true)
    }

    func showDetails(of name: String) {
        let details = UIViewController()
        details.title = name
        push(details)
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }

    func close() {
        viewController?.dismiss(animated: true, completion: nil)
    }

    private func push(_ controller: UIViewController) {
        viewController?.navigationController?.pushViewController(controller, animated: true)
    }
}

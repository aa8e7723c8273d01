import UIKit

protocol LoginPresenterInterface {
    func load()
}

final class LoginPresenter: LoginPresenterInterface {
    weak var view: LoginViewInterface?

    func load() {}
}

protocol LoginViewInterface: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInterface {
    private let presenter: LoginPresenterInterface = LoginPresenter()

    func close() {
        dismiss(animated: true, completion: nil)
    }
}

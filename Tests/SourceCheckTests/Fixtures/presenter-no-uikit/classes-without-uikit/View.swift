import UIKit

protocol LoginViewInterface: AnyObject {
    func show(name: String)
}

final class LoginViewController: UIViewController, LoginViewInterface {
    private let presenter: LoginPresenterInterface = LoginPresenter()

    func show(name: String) {}
}

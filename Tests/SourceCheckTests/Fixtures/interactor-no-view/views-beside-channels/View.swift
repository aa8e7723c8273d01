import UIKit

final class LoginViewController: UIViewController, LoginViewInterface {
    private var presenter: LoginPresenterInterface?

    func show(name: String) {
        title = name
    }
}

import UIKit

final class LoginViewController: UIViewController {}
extension LoginViewController: @preconcurrency LoginPresenterToViewInterface {
    func display(name: String) {}
}
class Base: LoginViewToPresenterInterface {
    func userTappedLogin() {}
}
final class LoginPresenter: Base {}

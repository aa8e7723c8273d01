import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginViewToPresenterInterface?
    // presenter?.userTappedLogin()
}
final class LoginPresenter: LoginViewToPresenterInterface {
    func userTappedLogin() {}
}
extension LoginPresenter {
    func start() { interactor?.login() }
}
final class Card: UIView {
    private let button = UIButton()
}

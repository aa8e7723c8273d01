import UIKit

/// It may do without 'async' and 'throws', and with more than a getter.
final class LoginViewController: UIViewController, LoginPresenterToViewInterface {
    var presenter: LoginViewToPresenterInterface?
    private(set) var message: String?
    var names: Set<String> = []

    func show(names: Array<String>) {}
    func hide(names: [String]) async {}
}

final class LoginPresenter {
    func userTappedLogin(name: [String]) {}
    func userLeft() -> Bool? { nil }
}

extension LoginPresenter: LoginViewToPresenterInterface {}

import UIKit

class Base: UIViewController {}
final class LoginViewController: Base {
    var presenter: LoginViewToPresenterInterface?
}
final class LoginPresenter {
    func userTappedHelp() {}
}

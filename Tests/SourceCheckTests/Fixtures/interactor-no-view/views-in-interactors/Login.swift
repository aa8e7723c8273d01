import UIKit

protocol LoginViewInterface: AnyObject {}
class Base: UIView {}
final class Badge: Base {}
final class LoginPresenter {}
final class LoginViewController: UIViewController, LoginViewInterface {
    var presenter: LoginPresenter?
}
final class LoginInteractor {
    weak var view: LoginViewInterface?
    private var badge: Badge?
    func open(on window: UIWindow?) {}
}

import UIKit

protocol LoginViewInterface: AnyObject {
    func show()
}

final class LoginViewController: UIViewController, LoginViewInterface {
    private let presenter: LoginPresenterInterface = LoginPresenter()

    func show() {}
}

protocol CartViewInterface: AnyObject {
    func show()
}

final class CartViewController: UIViewController, CartViewInterface {
    private let presenter: CartPresenterInterface = CartPresenter()

    func show() {}
}

protocol DialogViewInterface: AnyObject {
    func setNext()
}

final class DialogViewController: UIViewController, DialogViewInterface {
    func setNext() {}
}

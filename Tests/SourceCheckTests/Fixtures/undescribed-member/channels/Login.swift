import UIKit

protocol LoginViewToPresenterInterface: AnyObject {
    func userLeft()
}

protocol LoginPresenterToInteractorInterface: AnyObject {
    func logIn(name: String)
}

protocol LoginPresenterToViewInterface: AnyObject {}

protocol LoginPresenterToWireframeInterface: AnyObject {
    #if DEBUG
    func showLog()
    #endif
}

class LoginViewController: UIViewController {
    var presenter: LoginViewToPresenterInterface?
}

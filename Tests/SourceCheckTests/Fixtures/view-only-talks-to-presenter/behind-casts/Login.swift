// swift-format-ignore-file
import UIKit

protocol LoginInteractorInterface: AnyObject {
    func login()
}
protocol LoginPresenterInterface: AnyObject {
    func userTappedLogin()
}
final class LoginInteractor: LoginInteractorInterface {
    func login() {}
}
final class LoginPresenter: LoginPresenterInterface {
    let interactor: LoginInteractorInterface? = LoginInteractor()
    let wireframe = LoginWireframe()
    let title = ""

    func userTappedLogin() {
        interactor?.login()
    }
}
final class LoginWireframe {
    static func build() -> UIViewController { LoginViewController() }
    func showHome() {}
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenterInterface?

    override func viewDidLoad() {
        (presenter as? LoginPresenter)?.interactor?.login()
        (self.presenter as! LoginPresenter)
            .wireframe
            .showHome()
    }
}

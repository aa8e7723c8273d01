import UIKit

protocol LoginBusinessLogic: AnyObject {
    func login()
}
protocol LoginRoutingLogic: AnyObject {
    func routeHome()
}
protocol LoginViewControllerDelegate: AnyObject {
    func loginViewControllerDidClose(_ loginViewController: LoginViewController)
}
final class LoginInteractor: LoginBusinessLogic, LoginViewControllerDelegate {
    var presenter: LoginPresenter?
    func login() {}
    func loginViewControllerDidClose(_ loginViewController: LoginViewController) {}
}
final class LoginPresenter {
    weak var viewController: LoginViewController?
}
final class LoginRouter: LoginRoutingLogic {
    weak var viewController: LoginViewController?
    func routeHome() {}
}
final class LoginViewController: UIViewController {
    weak var delegate: LoginViewControllerDelegate?
    var interactor: LoginBusinessLogic?
    var router: LoginRoutingLogic?

    private func setup() {
        // LoginPresenter is made here, as the templates of this architecture do.
        let interactor = LoginInteractor()
        let presenter = LoginPresenter()
        interactor.presenter = presenter
        presenter.viewController = self
        self.interactor = interactor
    }

    @IBAction private func didTapLogin() {
        interactor?.login()
        router?.routeHome()
        delegate?.loginViewControllerDidClose(self)
        print("LoginPresenter().present()")
    }
}
struct LoginViewPrinter {
    let presenter = LoginPresenter()
}

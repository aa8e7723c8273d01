import UIKit

protocol LoginViewInput: AnyObject {}
protocol LoginInteractorInput: AnyObject {}
protocol LoginInteractorOutput: AnyObject {}
protocol LoginRouterInput: AnyObject {}
protocol LoginPresenterDelegate: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInput {
    var output: LoginPresenter?
}
final class LoginPresenter: LoginInteractorOutput {
    weak var view: LoginViewInput?
    weak var delegate: LoginPresenterDelegate?
    var interactor: LoginInteractorInput?
    var router: LoginRouterInput?
}
final class LoginInteractor: LoginInteractorInput {
    weak var output: LoginInteractorOutput?
}
final class LoginRouter: LoginRouterInput, LoginPresenterDelegate {
    static func build() -> UIViewController {
        let view = LoginViewController()
        let presenter = LoginPresenter()
        presenter.interactor = LoginInteractor()
        presenter.view = view
        return view
    }
}

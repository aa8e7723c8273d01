import UIKit

protocol LoginInteractorInterface: AnyObject {
    func login()
}
protocol LoginPresenterInterface: AnyObject {
    var interactor: LoginInteractorInterface? { get }
    func userTappedLogin()
}
final class LoginInteractor: LoginInteractorInterface {
    func login() {}
}
final class LoginPresenter: LoginPresenterInterface {
    var interactor: LoginInteractorInterface?
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
    weak private
        var wireframe: LoginWireframe?

    override func viewDidLoad() {
        presenter?.interactor?.login()
        wireframe?.showHome()
    }
}
final class AvatarCell: UITableViewCell {
    private let interactor = LoginInteractor()
}

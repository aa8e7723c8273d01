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

final class SignupViewController: UIViewController {
    let titleLabel = UILabel()
    private let session = LoginService.shared

    override func viewDidLoad() {
        LoginService.shared.refresh()
        UserDefaults.standard.set(true, forKey: "seen")
        navigationController?.pushViewController(UIViewController(), animated: true)
        navigationController?.pushViewController(UIViewController(), animated: false)
        LoginService.shared.login()
        session.login()
    }
}

final class LoginService {
    static let shared = LoginService()
    func refresh() {}
    func login() {}
}

// swift-format-ignore-file
import UIKit

protocol LoginPresentable: AnyObject { func showError() }
final class LoginInteractor {
    private weak var screen: LoginPresentable?
    private let presenter: LoginViewController
    init(presenter: LoginViewController) { self.presenter = presenter }
    func signIn() { screen?.showError() }
}
final class LoginPresenter {}
final class LoginViewController: UIViewController, LoginPresentable {
    var interactor: LoginInteractor?
    func showError() {}
}

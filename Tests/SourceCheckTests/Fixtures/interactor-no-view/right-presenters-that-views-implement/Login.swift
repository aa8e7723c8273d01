// swift-format-ignore-file
import UIKit

/// The presenter of the interactor, which the view implements.
protocol LoginPresentable: AnyObject { func showError() }
final class LoginInteractor {
    private let presenter: LoginPresentable
    init(presenter: LoginPresentable) { self.presenter = presenter }
    func signIn() { presenter.showError() }
}
final class LoginPresenter {}
final class LoginViewController: UIViewController, LoginPresentable {
    weak var interactor: LoginInteractor?
    func showError() {}
}

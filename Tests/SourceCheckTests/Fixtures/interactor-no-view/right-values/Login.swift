import UIKit

final class LoginPresenter {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class LoginInteractor {
    func avatar() -> UIImage? { nil }
    func log() { print("UIView()") }
}

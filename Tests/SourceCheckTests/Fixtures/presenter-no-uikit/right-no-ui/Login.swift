import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class HomePresenter {}
final class HomeViewController: UIViewController {}

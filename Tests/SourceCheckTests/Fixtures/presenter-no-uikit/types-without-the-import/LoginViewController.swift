import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}

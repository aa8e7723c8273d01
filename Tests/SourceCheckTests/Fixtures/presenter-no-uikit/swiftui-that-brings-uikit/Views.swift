import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}

final class HelpViewController: UIViewController {
    var presenter: HelpPresenter?
}

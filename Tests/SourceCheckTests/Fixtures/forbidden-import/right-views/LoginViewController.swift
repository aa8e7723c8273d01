import UIKit
import SnapKit

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}

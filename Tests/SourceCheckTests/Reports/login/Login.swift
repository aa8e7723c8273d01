import UIKit

final class LoginViewController: UIViewController {
    private let loginButton = UIButton()
    var presenter: LoginPresenter?
    var interactor: LoginInteractor?
}

final class LoginPresenter {
    var wireframe: LoginWireframe?
}

final class LoginInteractor {}

final class LoginWireframe {}

final class HelpViewController: UIViewController {}

final class HelpCell: UITableViewCell {}

struct Help {}

final class Imprint: UIViewController {}

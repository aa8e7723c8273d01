import UIKit

final class LoginInteractor {}
final class LoginPresenter {}

final class LoginRouter {
    var viewController: UIViewController?
}

final class LoginViewController: UIViewController {
    var interactor: LoginInteractor?
    var router: LoginRouter?
}

final class HelpInteractor {}
final class HelpPresenter {}

final class HelpRouter {
    weak var viewController: UIViewController?
    var presented: UIViewController?
}

final class HelpViewController: UIViewController {
    var interactor: HelpInteractor?
    var router: HelpRouter?
}

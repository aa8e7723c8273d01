import UIKit

protocol LoginDisplaying: AnyObject {
    func showFailure()
}

final class LoginController: UIViewController, LoginDisplaying {
    var presenter: LoginPresenter?

    func showFailure() {}
}

/// The other way round than on other screens, and here the spec says so.
final class LoginPresenter {
    private weak var view: LoginDisplaying?

    func fail() { view?.showFailure() }
}

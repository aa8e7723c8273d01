import UIKit

final class LoginPresenter {
    weak var view: LoginViewController?
    func close() {}
}

final class LoginInteractor {
    func fetch() {}
}

final class LoginWireframe {
    static func build() -> UIViewController { LoginViewController() }
    func close() {}
}

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}

import Foundation

protocol LoginViewInterface: AnyObject {
    func show(name: String)
}

protocol LoginPresenterInterface: AnyObject {
    func load()
}

final class LoginPresenter: LoginPresenterInterface {
    weak var view: LoginViewController?

    func load() {
        view?.show(name: "Ada")
    }
}

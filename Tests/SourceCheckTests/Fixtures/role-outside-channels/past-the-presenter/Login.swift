import UIKit

protocol LoginWireframeInterface: AnyObject {
    func showHome()
}
final class LoginWireframe: LoginWireframeInterface {
    func showHome() {
        let home = HomeInteractor()
        home.load()
    }
}
final class LoginPresenter {
    weak var view: LoginViewController?
    var wireframe: LoginWireframeInterface?
    private let interactor = LoginInteractor()
}
final class LoginInteractor {
    weak private var wireframe: LoginWireframeInterface?

    func signIn(_ name: String) {
        HomeWireframe.show()
        // HomePresenter()
        print("HomePresenter()", name)
    }
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}

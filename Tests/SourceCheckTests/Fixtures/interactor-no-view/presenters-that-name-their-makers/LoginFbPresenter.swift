import Foundation

final class LoginFbPresenter {
    private var parent: UIViewController?

    func login(from controller: UIViewController) {
        parent = controller
        if let login = parent as? LoginViewController { login.next() }
    }
}

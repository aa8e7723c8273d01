// swift-format-ignore-file
import UIKit

protocol LoginInteractorInterface: AnyObject {
    func login()
}
protocol LoginPresenterInterface: AnyObject {
    func userTappedLogin()
}
final class LoginInteractor: LoginInteractorInterface {
    func login() {}
}
final class LoginPresenter: LoginPresenterInterface {
    let interactor: LoginInteractorInterface? = LoginInteractor()
    let title = ""

    func userTappedLogin() {
        interactor?.login()
    }
}
final class LoginCell: UITableViewCell {
    let interactor = InteractionStyle()
}
struct InteractionStyle {
    func login() {}
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenterInterface?

    func show(_ cell: UITableViewCell) {
        (presenter as? LoginPresenter)?.userTappedLogin()
        (cell as? LoginCell)?.interactor.login()
        (cell as! LoginCell).textLabel?.text = (presenter as? LoginPresenter)?.title
        // What a condition casts to is not what the path behind it starts at.
        (presenter is LoginPresenter).description.lowercased()
    }
}

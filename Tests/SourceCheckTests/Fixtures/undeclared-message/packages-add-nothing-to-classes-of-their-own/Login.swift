import RxSwift
import UIKit

final class LoginPresenter {
    func userTappedLogin() {}
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    @IBAction private func didTapLogin() {
        presenter?.userTappedLogin()
        presenter?.userTapedLogin()
    }
}

import UIKit

final class ConfirmationPopup: UIViewController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    @IBAction private func didTapDelete() {
        present(ConfirmationPopup(), animated: true)
    }
}

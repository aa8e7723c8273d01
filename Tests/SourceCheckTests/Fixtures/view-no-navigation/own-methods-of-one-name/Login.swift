import UIKit

final class HomeViewController: UIViewController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    /// The same name with other labels.
    func show(_ text: String) {}

    func home() {
        show("Größe")
        show(HomeViewController(), sender: nil)
    }
}

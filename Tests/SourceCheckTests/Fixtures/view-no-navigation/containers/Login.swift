import UIKit

final class HomeViewController: UIViewController {}
final class CartNavigationController: UINavigationController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    func made() {
        present(UINavigationController(rootViewController: HomeViewController()), animated: true)
    }

    func kept() {
        let navigation = UINavigationController(rootViewController: HomeViewController())
        present(navigation, animated: true)
    }

    func own() {
        present(CartNavigationController(rootViewController: HomeViewController()), animated: true)
    }
}

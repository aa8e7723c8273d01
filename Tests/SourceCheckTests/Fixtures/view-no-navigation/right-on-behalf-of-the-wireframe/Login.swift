// swift-format-ignore-file
import UIKit

protocol LoginScreen: AnyObject {
    func close()
    func replace(with controller: UIViewController)
}
final class LoginPresenter {}
final class LoginWireframe {
    weak var screen: LoginScreen?
    func goBack() { screen?.close() }
    func goOn(to controller: UIViewController) { screen?.replace(with: controller) }
}
final class LoginViewController: UIViewController, LoginScreen {
    private let presenter = LoginPresenter()

    func close() { dismiss(animated: true) }

    func replace(with controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: false)
    }

    func warn() {
        let cancel = UIAlertAction(title: "Cancel", style: .cancel) { _ in
            self.dismiss(animated: true)
        }
        _ = cancel
    }
}

import UIKit

final class AlertNavigationController: UINavigationController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class HelpViewController: UIViewController {}
/// Keeps a controller of its own as a part, and closes what it has shown itself.
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let help = UINavigationController()

    func showHelp() {
        help.pushViewController(HelpViewController(), animated: true)
        let part = help
        part.popViewController(animated: true)
    }

    func hideAlert() {
        presentedViewController?.dismiss(animated: true)
    }

    func showAlert() {
        present(AlertNavigationController(), animated: true)
        present(UINavigationController(rootViewController: UIImagePickerController()), animated: true)
    }

    func dismiss(animated: Bool) {}

    func close() {
        dismiss(animated: true)
    }
}

import UIKit

final class LoginPresenter {}
final class ErrorAlertController: UIViewController {}
final class SizePopUpController: UIViewController {}
final class LoginViewController: UIViewController, UIImagePickerControllerDelegate {
    var presenter: LoginPresenter?

    func show(failure: String) {
        let alert = UIAlertController(title: nil, message: failure, preferredStyle: .alert)
        present(alert, animated: true, completion: nil)
        present(ErrorAlertController(), animated: true)
        present(SizePopUpController(), animated: true)
        show(message: "dismiss(animated: true)")
    }

    func show(message: String) {}

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }
}
final class LoginWireframe {
    func showHome(from controller: UIViewController) {
        controller.navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

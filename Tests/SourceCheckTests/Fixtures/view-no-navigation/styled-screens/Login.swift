import UIKit

final class ThemePickerViewController: UIViewController {}
final class TextStyleController: UIViewController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    @IBAction private func didTapTheme() {
        present(ThemePickerViewController(), animated: true)
        navigationController?.pushViewController(TextStyleController(), animated: true)
    }
}

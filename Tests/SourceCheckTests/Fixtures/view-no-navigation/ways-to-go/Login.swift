import UIKit

final class HomeViewController: UIViewController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    @IBAction private func didTapHome() {
        present(HomeViewController(), animated: true)
        navigationController?.popViewController(animated: true)
        self.dismiss(animated: true) { [weak self] in
            self?.performSegue(withIdentifier: "home", sender: nil)
        }
    }
}
final class LoginCell: UITableViewCell {
    weak var parent: UIViewController?

    func open() {
        parent?.present(HomeViewController(), animated: true, completion: nil)
    }
}

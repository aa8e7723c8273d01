import Kit
import UIKit

/// Lets a person in to the catalogue.
final class LoginViewController: UIViewController {
    private let nameLabel = UILabel()
    private let loginButton = PrimaryButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        view.addSubview(loginButton)
        loginButton.addTarget(self, action: #selector(loginTapped), for: .touchUpInside)
    }

    @objc private func loginTapped() {
        navigationController?.pushViewController(ProductViewController(), animated: true)
    }
}

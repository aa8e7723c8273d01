import UIKit

/// Lets a person in to the app.
final class HomeViewController: UIViewController {
    private let nameLabel = UILabel()
    private let loginButton = RoundButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        view.addSubview(loginButton)
        loginButton.addTarget(self, action: #selector(loginTapped), for: .touchUpInside)
    }

    @objc private func loginTapped() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}

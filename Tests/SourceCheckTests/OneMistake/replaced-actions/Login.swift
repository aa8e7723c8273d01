import UIKit

final class LoginView: UIView {
    private let button = UIButton()
    private let helpButton = UIButton()

    func setUp() {
        button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        helpButton.addTarget(self, action: #selector(openHelp), for: .touchUpInside)
    }

    @objc private func signIn() {}

    @objc private func openHelp() {}
}

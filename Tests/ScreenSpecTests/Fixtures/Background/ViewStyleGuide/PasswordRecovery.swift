import UIKit

/// The owner of the login screen: it decides what a forgotten password leads to.
@MainActor
final class PasswordRecovery {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func presentLogin() {
        let loginViewController = LoginViewController()
        loginViewController.delegate = self
        navigationController.pushViewController(loginViewController, animated: true)
    }
}

extension PasswordRecovery: LoginViewControllerDelegate {
    func loginViewControllerPasswordRecoveryRequested(_ loginViewController: LoginViewController) {
        loginViewController.title = "Check your mail"
        navigationController.popViewController(animated: true)
    }
}

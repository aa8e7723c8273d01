// swift-format-ignore-file
import UIKit

/// Nobody asks for it by that protocol.
protocol LoginScreen: AnyObject {
    func close()
}
protocol LoginOutput: AnyObject {
    func leave()
}
final class LoginPresenter {
    weak var output: LoginOutput?
    func finish() { output?.leave() }
}
final class LoginWireframe {
    weak var screen: LoginScreen?
}
final class LoginViewController: UIViewController, LoginScreen, LoginOutput {
    private let presenter = LoginPresenter()

    func close() { dismiss(animated: true) }

    func leave() { dismiss(animated: true) }

    func warn() {
        let leave = UIAlertAction(title: "Leave", style: .destructive) { _ in
            self.dismiss(animated: true)
        }
        _ = leave
    }
}

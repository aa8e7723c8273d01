import UIKit

final class LoginViewController: UIViewController {
    @IBAction private func logInTapped(_ sender: UIButton) {}
    @IBAction private func tap(sender: UIButton) {}
    private func hidden(_ sender: UIButton) {}
}

extension UIViewController {
    /// Objective-C does not see it.
    func goBack() {}
}

extension UIView {
    /// A controller is no view.
    @IBAction func shake() {}
}

import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var helpButton: UIButton!
    @IBOutlet private weak var nameField: UITextField!

    @IBAction private func logIn(_ sender: UIButton) {}
    @IBAction private func askForHelp() {}
    @IBAction private func changedName(_ sender: UITextField) {}
}

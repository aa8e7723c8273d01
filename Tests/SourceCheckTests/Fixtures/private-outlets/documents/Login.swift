import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet weak var loginButton: UIButton!
    @IBOutlet weak var helpButton: UIButton!
    @IBOutlet weak var nameField: UITextField!

    @IBAction private func logIn(_ sender: UIButton) {}
    @IBAction private func askForHelp() {}
    @IBAction private func changedName(_ sender: UITextField) {}
}

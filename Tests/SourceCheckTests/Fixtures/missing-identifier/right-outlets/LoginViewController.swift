import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var helpButton: UIButton!
    @IBOutlet private weak var lostButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.accessibilityIdentifier = LoginIdentifiers.helpButton
    }
}

import UIKit

final class LoginViewController: UIViewController {
    private let nameField = UITextField()
    private let loginButton = UIButton()
    private let helpItem = UIBarButtonItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        // What it reads is nothing like its name.
        helpItem.title = "Anything wrong?"
        loginButton.setTitle("Go on", for: .normal)
        nameField.placeholder = "Who are you?"
    }
}

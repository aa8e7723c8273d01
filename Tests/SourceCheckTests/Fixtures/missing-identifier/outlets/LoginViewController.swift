import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var helpButton: UIButton!
    @IBOutlet private weak var hintLabel: UILabel!
    @IBOutlet private weak var doneItem: UIBarButtonItem!
    @IBOutlet private weak var infoButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
    }
}

import Kit
import UIKit

/// Everybody has another name than in the document and the spec.
final class LoginViewController: UIViewController {
    @IBOutlet private weak var userInput: UITextField!
    @IBOutlet private weak var level: KitBadge!
    @IBOutlet private weak var enter: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        userInput.placeholder = "Name"
        level.isHidden = true
        enter.isEnabled = false
    }

    @IBAction private func submit(_ sender: UIButton) {}
}

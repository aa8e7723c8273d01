import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
}

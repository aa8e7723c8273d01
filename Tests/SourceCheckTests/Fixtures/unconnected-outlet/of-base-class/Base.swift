import UIKit

/// No document names it, but those of what inherits from it do.
class BaseController: UIViewController {
    @IBOutlet private var headline: UILabel!
    @IBOutlet private var hint: UILabel?
}

final class LoginViewController: BaseController {}
final class HelpViewController: BaseController {}

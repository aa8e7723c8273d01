import UIKit

class LoginViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    var nameField: UITextField?
    @IBOutlet private var footer: UIView!
    @objc private(set) var caption: UILabel?
    @IBOutlet static var shared: UILabel!
}

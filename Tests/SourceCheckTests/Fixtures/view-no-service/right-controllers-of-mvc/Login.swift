import UIKit

final class LoginViewController: UIViewController {
    override func viewDidLoad() {
        title = UserDefaults.standard.string(forKey: "name")
    }
}

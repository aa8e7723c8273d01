// swift-format-ignore-file
import UIKit

class LoginViewController: UIViewController {
    @IBAction func loginTapped(_ sender: Any) {}
    @IBAction func helpTapped(_ sender: Any) {}

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(LoginViewController.loginTapped(_:)), for: .touchUpInside)
        let selectors = [#selector(helpTapped), #selector(self.helpTapped)]
        button.addTarget(self, action: selectors[0], for: .touchUpInside)
    }
}

// swift-format-ignore-file
import UIKit

class LoginViewController: UIViewController {
    @objc func named(_ sender: Any) {}
    @IBAction func listed(_ sender: Any) {}
    @IBAction func behindSelf() {}
    @objc func constant() {}
    @IBAction func ofAnotherType() {}
    @IBAction func behindAnObject() {}
    @IBAction func ofASubclass() {}

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(named(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(constant), for: .touchUpInside)
    }
}

private extension Selector {
    static let constant = #selector(LoginViewController.constant)
}

let selectors = [#selector(LoginViewController.listed)]

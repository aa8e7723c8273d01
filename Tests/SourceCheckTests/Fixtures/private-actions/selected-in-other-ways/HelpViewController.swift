// swift-format-ignore-file
import UIKit

final class HelpViewController: UIViewController {
    @IBAction private func helpTapped(_ sender: Any) {}
    @objc fileprivate func loginTapped(_ sender: Any) {}

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(helpTapped(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(HelpViewController.loginTapped(_:)), for: .touchUpInside)
    }
}

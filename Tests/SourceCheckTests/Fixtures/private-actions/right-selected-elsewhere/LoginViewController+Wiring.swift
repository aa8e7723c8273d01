// swift-format-ignore-file
import UIKit

extension LoginViewController {
    func wireMore(_ button: UIButton) {
        button.addTarget(self, action: #selector(LoginViewController.named(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(self.behindSelf), for: .touchUpInside)
    }
}

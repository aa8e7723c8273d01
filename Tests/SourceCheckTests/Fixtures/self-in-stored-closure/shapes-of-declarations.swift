// swift-format-ignore-file
import UIKit

enum Screens
{
    final class LoginView: UIView
    {
        let button : UIButton =
        {
            let button = UIButton()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            return button
        }()
        #if DEBUG
        private var item = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(tapped))
        #endif
        let other = UIButton().then { $0.addTarget(self, action: #selector(tapped), for: .touchUpInside) }

        @objc private func tapped() {}
    }
}

import UIKit

final class LoginViewController: UIViewController {
    private let loginButton: UIButton = {
        let button = UIButton()
        /// Here we add the Target-Action mechanism.
        button.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
        return button
    }()
    var recognizer = UITapGestureRecognizer(target: self, action: #selector(performLogin(_:)))
    private let field: UITextField = {
        $0.delegate = self
        return $0
    }(UITextField())

    @objc private func performLogin(_ sender: Any) {}
}

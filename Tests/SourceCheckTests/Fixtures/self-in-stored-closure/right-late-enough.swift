import UIKit

final class LoginViewController: UIViewController {
    private lazy var loginButton: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
        return button
    }()
    private lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(performLogin(_:)))
    static let identifier = String(describing: self)
    var item: UIBarButtonItem { UIBarButtonItem(title: "", style: .plain, target: self, action: nil) }
    private let text = "addTarget(self)"
    let handler: (LoginViewController) -> Void = { $0.performLogin($0) }

    init() {
        super.init(nibName: nil, bundle: nil)
        loginButton.addTarget(self, action: #selector(performLogin(_:)), for: .touchUpInside)
    }

    @objc private func performLogin(_ sender: Any) {}
}

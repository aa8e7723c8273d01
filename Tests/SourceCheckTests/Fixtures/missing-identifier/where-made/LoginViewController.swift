import UIKit

final class LoginViewController: UIViewController {
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private lazy var loginButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Log in", for: .normal)
        return button
    }()
    private lazy var helpButton = UIButton(type: .system)
    private let codeFields = [UITextField(), UITextField()]
    private let backgroundView = UIView()
    private var infoButton: UIButton?
    private let hintLabel: UILabel
    private let `switch` = UISwitch()

    init(hint: String) {
        hintLabel = UILabel()
        super.init(nibName: nil, bundle: nil)
        hintLabel.text = hint
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "Login"
        view.addSubview(backgroundView)
        for field in [nameField, passwordField] { view.addSubview(field) }
        addInfo()
    }

    private func addInfo() {
        let button = UIButton(type: .infoLight)
        view.addSubview(button)
        infoButton = button
    }
}

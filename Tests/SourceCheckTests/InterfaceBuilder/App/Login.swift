import Kit
import UIKit

class FormController<Model>: UIViewController {
    @IBOutlet private(set) weak var titleLabel: UILabel!
    @IBAction func forgot(_ sender: Any) {}
}

final class LoginViewController: FormController<String>, UITextFieldDelegate {
    @IBOutlet
    private weak var nameField: UITextField!
    @IBOutlet private var loginButton: UIButton!, topConstraint: NSLayoutConstraint!
    @IBOutlet @objc(statusView) private var status: UIView!
    @IBOutlet private var badge: BadgeView!
    @IBOutlet private var fields: [UITextField]!

    @IBAction private func nameChanged(_ sender: UITextField, event: UIEvent) {}
    @IBAction private func keep(with switch: UISwitch) {}
    @IBAction private func logIn() {
        performSegue(withIdentifier: "showList", sender: self)
        performSegue(withIdentifier: "showHelp", sender: self)
    }
    @IBSegueAction private func makeList(_ coder: NSCoder) -> UIViewController? { nil }

    static func make() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")
    }
}

extension LoginViewController {
    @IBOutlet private var tapped: UITapGestureRecognizer? {
        get { nil }
        set {}
    }

    @objc private func backgroundTapped() {}
}

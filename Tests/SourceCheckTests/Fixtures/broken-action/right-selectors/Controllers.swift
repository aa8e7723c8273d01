import UIKit

class BaseViewController: UIViewController {
    @IBAction func inherited(_ sender: Any) {}
}

@objcMembers final class LoginViewController: BaseViewController {
    @IBAction private func tap() {}
    @IBAction private func tapOne(_ sender: Any) {}
    @IBAction private func tap(sender: UIButton) {}
    @IBAction private func tapNow(_ sender: UIButton) {}
    @IBAction private func tap(for sender: UIButton) {}
    @IBAction private func tap(at sender: UIButton, event: UIEvent) {}
    @objc(renamed:) private func swiftName(_ sender: UIButton) {}
    func exposed(_ sender: UIButton) {}
    func handed(_ sender: UIButton, with event: UIEvent) {}
    @IBSegueAction private func makeHome(_ coder: NSCoder, sender: Any?) -> HomeViewController? { nil }
}

extension LoginViewController {
    @IBAction private func fromExtension(_ sender: Any) {}
    @IBAction
    private func editingDidEnd(
        _ sender: UITextField
    ) {}
}

final class HomeViewController: UIViewController {
    @IBAction private func backToHome(_ segue: UIStoryboardSegue) {}
}

extension UIViewController {
    @IBAction func goBack() {}
}

@objc extension UIResponder {
    func shake(_ sender: Any) {}
}

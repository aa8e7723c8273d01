import UIKit

final class LoginViewController: UIViewController {
    private final class HelpView: UIView {
        func start() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap)))
        }

        @objc private func didTap() {}
    }

    private final class Pointer: NSObject {
        @objc func point() {}
    }

    override func viewDidLoad() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Pointer.point)))
    }

    /// What the view inside answers to is called so, too.
    private func didTap() { title = "ö" }
    private func point() { title = "ä" }
}

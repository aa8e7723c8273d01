// swift-format-ignore-file
import UIKit

final class LoginViewController: UIViewController {
    private let button = UIButton()

    @IBAction func loginTapped(_ sender: UIButton) {}

    @IBAction
    public func helpTapped() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(LoginViewController.viewTapped(_:)))
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "",
            style: .plain,
            target: self,
            action: #selector(done)
        )
    }

    @objc func buttonTapped() {}
    @objc func viewTapped(_ recognizer: UITapGestureRecognizer) {}
    func done() {}
}

import UIKit

final class LoginViewController: UIViewController {
    @IBAction private func used(_ sender: Any) {}
    @IBAction private func anybody(_ sender: Any) {}
    @IBAction private func called(_ sender: Any) {}
    @IBAction private func selected(_ sender: Any) {}
    @IBAction private func back(_ segue: UIStoryboardSegue) {}

    override func viewDidLoad() {
        super.viewDidLoad()
        called(self)
        UIButton().addTarget(self, action: #selector(selected(_:)), for: .touchUpInside)
    }
}

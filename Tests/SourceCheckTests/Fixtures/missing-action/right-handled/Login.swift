import UIKit

class Base: UIViewController {
    @objc func performLogin(_ sender: UIButton) {}
}
final class LoginViewController: Base {}
final class HomeControllerView: ControllerView {
    let label = UILabel()
}
final class HomeController: Controller {
    @objc private func labelTapped() {}
}

import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet private var loginButton: UIButton!
    @IBAction private func preformLogin() {}
    // func performHelp() {}
}
final class HomeControllerView: ControllerView {
    let label = UILabel()
}
final class HomeController: Controller {}

import UIKit

final class LoginViewController: UIViewController {
    func next() {}

    override func viewDidLoad() { LoginFbPresenter().login(from: self) }
}

import UIKit

final class LoginPresenter {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        title = UserDefaults.standard.string(forKey: "name")
    }
}
final class Settings: UITableViewController {
    private let session = URLSession.shared
}

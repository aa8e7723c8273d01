import UIKit

final class LoginViewController: UIViewController {
    private let loginButton = UIButton(type: .system)
}

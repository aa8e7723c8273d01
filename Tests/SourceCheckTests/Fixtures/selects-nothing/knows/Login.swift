import UIKit

final class HudHelper {}

final class LoginViewController: UIViewController {
    private let hud = HudHelper()
}

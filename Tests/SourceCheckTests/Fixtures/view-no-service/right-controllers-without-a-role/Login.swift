import UIKit

final class LoginPresenter {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class RootTabs: UITabBarController {
    private let session = URLSession.shared
}
final class AboutViewController: UIViewController {
    private let theme = ThemeService()
    private let presenters = [LoginPresenter()]
}
final class ThemeService {}
final class LoginRouter: UIViewController {
    private let session = URLSession.shared
}

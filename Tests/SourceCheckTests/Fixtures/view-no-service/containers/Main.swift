// swift-format-ignore-file
import UIKit

final class LoginPresenter {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class Settings {
    static let instance = Settings()
    func user() -> String { "" }
}
final class UserService { func load() -> String { "" } }

final class RootTabs: UITabBarController {
    private let service = UserService()
    override func viewDidLoad() {
        selectedIndex = UserDefaults.standard.integer(forKey: "tab")
    }
    func greet() { title = service.load() }
    func open() { viewControllers = [LoginViewController()] }
}
final class OnboardingController: UIPageViewController {
    private lazy var pages = [UIViewController()]
    override func viewDidLoad() { setViewControllers(pages, direction: .forward, animated: true) }
    @objc private func tapped() { UserDefaults.standard.set(true, forKey: "done") }
}
final class Navigation: UINavigationController {
    /// Puts screens together, and asks a service for something as well.
    override func viewDidLoad() {
        if UserDefaults.standard.bool(forKey: "known") { viewControllers = [LoginViewController()] }
    }
    func check() -> Data? { FileManager.default.contents(atPath: "") }
}

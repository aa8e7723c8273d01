// swift-format-ignore-file
import UIKit

final class LoginPresenter {
    init(service: UserService) {}
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class UserService {
    static let shared = UserService()
    func load() -> String { "" }
}
final class LoginRouter { static func make(_ service: UserService) -> UIViewController { LoginViewController() } }

/// Puts its screens together, and gives them what they need.
final class RootTabs: UITabBarController {
    private let service = UserService()
    private let other: UserService
    private let session = URLSession.shared
    init(service: UserService) {
        other = service
        super.init(nibName: nil, bundle: nil)
        let login = LoginViewController()
        login.presenter = LoginPresenter(service: UserService())
        viewControllers = [login]
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        viewControllers = [LoginRouter.make(UserService.shared)]
    }
    func add() {
        let presenter = LoginPresenter(service: service)
        (viewControllers?.first as? LoginViewController)?.presenter = presenter
    }
    private lazy var about: UIViewController = LoginRouter.make(other)
}

import UIKit

final class CartCoordinator {
    func start() {}
}
final class CartViewModel {
    private let coordinator = CartCoordinator()
}
final class CartViewController: UIViewController {
    private let viewModel = CartViewModel()
    private let label = UILabel()
}
final class OrdersCoordinator {
    func start() {}
}
final class OrdersViewModel {
    private let coordinator = OrdersCoordinator()
}
final class OrdersViewController: UIViewController {
    private let viewModel = OrdersViewModel()
    private let label = UILabel()
}
final class SearchCoordinator {
    func start() {}
}
final class SearchViewModel {
    private let coordinator = SearchCoordinator()
}
final class SearchViewController: UIViewController {
    private let viewModel = SearchViewModel()
    private let label = UILabel()
}
final class SettingsCoordinator {
    func start() {}
}
final class SettingsViewModel {
    private let coordinator = SettingsCoordinator()
}
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()
    private let label = UILabel()
}
final class LoginCoordinator {
    func start() {}
}
final class LoginViewModel {
    let title = "Login"
}
final class LoginViewController: UIViewController {
    private let viewModel = LoginViewModel()
    private let coordinator = LoginCoordinator()
}

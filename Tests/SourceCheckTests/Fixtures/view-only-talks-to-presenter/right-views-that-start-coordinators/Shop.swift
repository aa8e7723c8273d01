import UIKit

final class CartCoordinator {
    func start() {}
}
final class CartViewModel {
    let title = "Cart"
}
final class CartViewController: UIViewController {
    private let viewModel = CartViewModel()
    private let coordinator = CartCoordinator()
}
final class OrdersCoordinator {
    func start() {}
}
final class OrdersViewModel {
    let title = "Orders"
}
final class OrdersViewController: UIViewController {
    private let viewModel = OrdersViewModel()
    private let coordinator = OrdersCoordinator()
}
final class SearchCoordinator {
    func start() {}
}
final class SearchViewModel {
    let title = "Search"
}
final class SearchViewController: UIViewController {
    private let viewModel = SearchViewModel()
    private let coordinator = SearchCoordinator()
}
final class SettingsCoordinator {
    func start() {}
}
final class SettingsViewModel {
    let title = "Settings"
}
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()
    private let coordinator = SettingsCoordinator()
}
final class LoginCoordinator {
    func start() {}
}
final class LoginViewModel {
    private let coordinator = LoginCoordinator()
}
final class LoginViewController: UIViewController {
    private let viewModel = LoginViewModel()
    private let label = UILabel()
}

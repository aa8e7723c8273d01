import UIKit

class DynamicTableViewModel {}

/// A class that controllers inherit, and that looks like a screen by itself.
class DynamicTableViewController: UIViewController {
    private let dynamicTableViewModel = DynamicTableViewModel()
    let title = "Table"
}

class LoginViewController: DynamicTableViewController {
    private let viewModel = LoginViewModel()
}

class LoginViewModel {
    func fill(_ controller: UIViewController) {
        if let controller = controller as? DynamicTableViewController { print(controller.title) }
    }
}

class LoginCoordinator {
    func show() { _ = LoginViewController() }
}

class HomeViewController: DynamicTableViewController {
    private let viewModel = HomeViewModel()
}

class HomeViewModel {}

class HomeCoordinator {
    func show() { _ = HomeViewController() }
}

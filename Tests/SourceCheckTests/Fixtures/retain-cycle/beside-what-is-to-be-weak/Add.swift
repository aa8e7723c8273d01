import UIKit

final class AddViewController: UIViewController {
    var viewModel: AddViewModel?
}
final class AddViewModel {
    private var coordinator: AddCoordinator
    private var viewController: AddViewController
    init(coordinator: AddCoordinator, viewController: AddViewController) {
        self.coordinator = coordinator
        self.viewController = viewController
    }
}
final class AddCoordinator {
    private lazy var root = AddViewController()
    func start() { root.viewModel = AddViewModel(coordinator: self, viewController: root) }
}

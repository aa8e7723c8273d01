import UIKit

class AppCoordinator {
    private let home = HomeCoordinator()

    func start() { home.start() }
    func close() {}
}

final class HomeCoordinator {
    var parent: AppCoordinator?

    func start() {
        let controller = HomeViewController()
        controller.viewModel = HomeViewModel()
        controller.viewModel?.coordinator = parent
    }
}

final class HomeViewModel {
    var coordinator: AppCoordinator?

    func load() { coordinator?.close() }
}

final class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?

    override func viewDidLoad() { viewModel?.load() }
}

final class ListViewModel {
    private let coordinator = AppCoordinator()

    func load() { coordinator.close() }
}

final class ListViewController: UIViewController {
    var viewModel: ListViewModel?

    override func viewDidLoad() { viewModel?.load() }
}

final class SceneDelegate: UIResponder {
    private let coordinator = AppCoordinator()

    func start() { coordinator.start() }
}

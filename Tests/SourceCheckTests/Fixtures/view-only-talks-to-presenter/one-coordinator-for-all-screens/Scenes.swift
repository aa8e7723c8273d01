import UIKit

protocol SceneCoordinatorType {
    func change(_ scene: Int)
}

final class SceneCoordinator: SceneCoordinatorType {
    static let shared = SceneCoordinator()
    private let window = UIWindow()

    func change(_ scene: Int) {
        let controller = HomeViewController()
        controller.viewModel = HomeViewModel(coordinator: self)
        window.rootViewController = controller
    }
}

final class HomeViewModel {
    let coordinator: SceneCoordinatorType

    init(coordinator: SceneCoordinatorType) { self.coordinator = coordinator }
    func load() { coordinator.change(1) }
}

final class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?
    var other: SceneCoordinator?
    private var coordinator: SceneCoordinatorType?

    override func viewDidLoad() {
        viewModel?.load()
        viewModel?.coordinator.change(1)
        other?.change(1)
        coordinator?.change(2)
        SceneCoordinator.shared.change(1)
    }
}

final class Banner: UIView {
    func tapped() { SceneCoordinator.shared.change(3) }
}

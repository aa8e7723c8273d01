import UIKit

final class ShopViewModel {
    let name: String

    init(name: String) {
        self.name = name
    }
}

final class ShopViewController: UIViewController {
    private let coordinator: ShopCoordinator
    private let viewModel: ShopViewModel
    private let giftButton = UIButton()

    init(coordinator: ShopCoordinator, viewModel: ShopViewModel) {
        (self.coordinator, self.viewModel) = (coordinator, viewModel)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(giftButton)
        title = viewModel.name
        giftButton.addTarget(self, action: #selector(giftTapped), for: .touchUpInside)
    }

    @objc private func giftTapped() {
        coordinator.showTips()
    }
}

/// It starts others by the method by which it is started: that one is no way from its own screen.
final class ShopCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let controller = ShopViewController(coordinator: self, viewModel: ShopViewModel(name: "Shop"))
        navigationController.pushViewController(controller, animated: true)
    }

    func showTips() {
        TipsCoordinator(navigationController: navigationController).start()
    }
}

final class TipsCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let controller = IntroViewController(viewModel: IntroViewModel(greeting: "Tips", finish: {}))
        navigationController.pushViewController(controller, animated: true)
    }
}

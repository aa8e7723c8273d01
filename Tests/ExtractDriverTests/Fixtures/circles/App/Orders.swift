import UIKit

final class OrdersViewModel {
    let title = "Orders"
    private let coordinator: OrdersCoordinator

    init(coordinator: OrdersCoordinator) {
        self.coordinator = coordinator
    }

    func open() {
        coordinator.showOrder()
    }
}

final class OrdersViewController: UIViewController {
    private let viewModel: OrdersViewModel
    private let headline = UILabel()
    private let openButton = UIButton()

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = viewModel.title
        openButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    @objc private func tapped() {
        viewModel.open()
    }
}

final class OrdersCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let viewModel = OrdersViewModel(coordinator: self)
        navigationController.pushViewController(OrdersViewController(viewModel: viewModel), animated: true)
    }

    func showOrder() {}
}

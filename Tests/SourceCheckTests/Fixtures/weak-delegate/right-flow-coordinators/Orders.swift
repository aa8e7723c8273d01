import UIKit

protocol OrderFlowing: AnyObject { func showDetails() }
final class OrderFlowCoordinator: OrderFlowing {
    private let navigation = UINavigationController()

    func start() {
        let model = ListViewModel(coordinator: self)
        navigation.pushViewController(ListViewController(viewModel: model), animated: false)
    }
    func showDetails() {
        let model = DetailsViewModel()
        model.coordinator = self
        navigation.pushViewController(DetailsViewController(viewModel: model), animated: true)
    }
}

final class ListViewModel {
    private weak var coordinator: OrderFlowing?
    init(coordinator: OrderFlowing) { self.coordinator = coordinator }
    func select() { coordinator?.showDetails() }
}
final class ListViewController: UIViewController {
    private let viewModel: ListViewModel
    init(viewModel: ListViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

final class DetailsViewModel {
    weak var coordinator: OrderFlowCoordinator?
}
final class DetailsViewController: UIViewController {
    private let viewModel: DetailsViewModel
    init(viewModel: DetailsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

import UIKit
final class ListViewController: UIViewController {
    private var viewModel: ListViewModel
    init(viewModel: ListViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    func close() { viewModel.coordinator = nil }
}
final class ListViewModel {
    var coordinator: ListCoordinator?
}
final class ListCoordinator {
    var viewController: ListViewController?
    func start() {}
}
enum Factory {
    static func make() -> UIViewController {
        let coordinator = ListCoordinator()
        let viewModel = ListViewModel()
        let controller = ListViewController(viewModel: viewModel)
        viewModel.coordinator = coordinator
        coordinator.viewController = controller
        return controller
    }
}

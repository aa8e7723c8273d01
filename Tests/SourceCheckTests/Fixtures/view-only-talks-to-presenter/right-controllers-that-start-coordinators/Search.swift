import UIKit

final class SearchViewController: UIViewController {
    private let viewModel = SearchViewModel()
}
final class SearchViewModel { var text = ""; func clear() { text = "" } }
final class SearchCoordinator {
    func start() {}
    func reload() {}
    func makeSearch() -> UIViewController { SearchViewController() }
}
final class StartViewController: UIViewController {
    private lazy var coordinator = SearchCoordinator()
    override func viewDidLoad() { coordinator.start() }
    private func searchTapped() { coordinator.reload() }
}

import RxSwift
import UIKit

/// Finds things.
protocol SearchViewModelInput {
    func search(for text: String)
}

protocol SearchViewModelOutput {
    var title: String { get }
    var results: Observable<[Found]> { get }
}

struct Found {
    let name: String
}

final class SearchViewModel: SearchViewModelInput, SearchViewModelOutput {
    let title = "Search"
    let marks = Array(repeating: 0, count: 3)
    let results: Observable<[Found]> = .init()
    private(set) var count = 0
    private let coordinator: SearchCoordinator

    init(coordinator: SearchCoordinator) {
        self.coordinator = coordinator
    }

    func search(for text: String) {
        coordinator.showFound()
    }
}

final class SearchViewController: UIViewController, UISearchBarDelegate {
    private let viewModel: SearchViewModelInput & SearchViewModelOutput
    private let headline = UILabel()
    private let searchBar = UISearchBar()

    init(viewModel: SearchViewModelInput & SearchViewModelOutput) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = viewModel.title
        searchBar.delegate = self
        _ = viewModel.results
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        viewModel.search(for: searchBar.text ?? "")
    }
}

final class SearchCoordinator {
    func showFound() {}
}

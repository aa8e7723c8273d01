import UIKit

final class SearchPresenter {
    static let notification = "search"
    weak var view: SearchViewController?

    func search(_ text: String) {}
}
final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?

    func clear() {}
}
protocol SearchListener: AnyObject {
    func searchEnded(_ presenter: SearchPresenter)
}
final class ExplorePresenter {}
final class ExploreViewController: UIViewController, SearchListener {
    var presenter: ExplorePresenter?
    private let results = SearchViewController()

    override func viewDidLoad() {
        results.clear()
        print(SearchPresenter.notification, "SearchPresenter().search()")
    }

    func searchEnded(_ presenter: SearchPresenter) {
        presenter.search("")
    }
}

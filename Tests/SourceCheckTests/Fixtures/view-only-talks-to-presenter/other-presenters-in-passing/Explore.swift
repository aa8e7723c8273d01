import UIKit

final class SearchPresenter {
    static var count = 0
    weak var view: SearchViewController?

    func search(_ text: String) {}
}
final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}
final class ExplorePresenter {}
final class ExploreViewController: UIViewController {
    var presenter: ExplorePresenter?

    @objc private func searchTapped() {
        let search = SearchPresenter()
        search.search("")
    }
}
final class MapPresenter {}
final class MapViewController: UIViewController {
    var presenter: MapPresenter?

    @objc private func counted() {
        SearchPresenter.count += 1
    }
}
final class ListPresenter {}
final class ListViewController: UIViewController {
    var presenter: ListPresenter?

    func fill(by other: SearchPresenter) {
        other.search("")
    }
}

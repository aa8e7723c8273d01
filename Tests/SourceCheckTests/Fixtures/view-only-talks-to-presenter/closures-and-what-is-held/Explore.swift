import UIKit

final class SearchPresenter {}
final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}
final class ExplorePresenter {}
final class ExploreViewController: UIViewController {
    var presenter: ExplorePresenter?
    /// Whoever opened the screen is handed one; the view holds none.
    var onSearch: ((SearchPresenter) -> Void)?
}
final class MapPresenter {}
final class MapViewController: UIViewController {
    var presenter: MapPresenter?
    private var searches: [String: SearchPresenter] = [:]
}

import UIKit

protocol SearchPresenting: AnyObject {
    func search(_ text: String)
}
final class SearchPresenter: SearchPresenting {
    func search(_ text: String) {}
}
final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}
final class ExplorePresenter {
    func userSearched(_ text: String) {}
}
final class ExploreViewController: UIViewController {
    var presenter: ExplorePresenter?
    private var search: SearchPresenting?
    private let results = SearchPresenter()

    @objc private func typed() {
        presenter?.userSearched("")
        search?.search("")
    }
}

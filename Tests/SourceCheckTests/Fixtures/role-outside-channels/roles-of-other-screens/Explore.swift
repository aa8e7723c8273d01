import UIKit

/// What the owner of the screen may use.
protocol SearchModuleInput: AnyObject {}
final class SearchPresenter: SearchModuleInput {}
protocol SearchPresenterToInteractorInterface: AnyObject {}
final class SearchInteractor: SearchPresenterToInteractorInterface {}
final class SearchWireframe {}
final class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}

class ListPresenter {}
final class ListViewController: UIViewController {
    var presenter: ListPresenter?
}

final class ExplorePresenter: ListPresenter {
    private let search: SearchPresenter
    private let base: ListPresenter
    private weak var results: SearchModuleInput?
    private let wireframe: ExploreWireframe
    weak var view: ExploreViewController?

    init(search: SearchPresenter, base: ListPresenter, wireframe: ExploreWireframe) {
        self.search = search
        self.base = base
        self.wireframe = wireframe
    }
}
final class ExploreInteractor {
    private var search: SearchPresenterToInteractorInterface?
    private let local = SearchInteractor()
}
final class ExploreWireframe {
    private let search = SearchWireframe()
    private var presenter: SearchPresenter?
}
final class ExploreViewController: UIViewController {
    var presenter: ExplorePresenter?
}

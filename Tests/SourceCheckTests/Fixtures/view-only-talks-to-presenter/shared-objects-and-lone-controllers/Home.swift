import UIKit

final class HomePresenter {
    weak var view: HomeViewController?
}

final class HomeInteractor {
    func fetch() {}
}

final class Dependencies {
    static let shared = Dependencies()
    let interactor = HomeInteractor()
    let other = LoginInteractor()
}

final class HomeViewController: UIViewController {
    var presenter: HomePresenter?

    func load() { Dependencies.shared.interactor.fetch() }
}

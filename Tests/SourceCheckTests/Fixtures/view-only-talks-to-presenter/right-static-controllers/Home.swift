import UIKit

protocol HomeViewToPresenterInterface: AnyObject {}

final class HomeView: UIViewController {
    var presenter: HomeViewToPresenterInterface?

    static var viewController: UIViewController {
        let view = HomeView()
        let presenter = HomePresenter()
        presenter.interactor = HomeInteractor()
        view.presenter = presenter
        return view
    }
}

final class HomePresenter: HomeViewToPresenterInterface {
    var interactor: HomeInteractor?
}

final class HomeInteractor {}

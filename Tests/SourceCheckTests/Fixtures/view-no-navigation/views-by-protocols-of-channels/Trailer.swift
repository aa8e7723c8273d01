import UIKit

protocol TrailerViewProtocol: AnyObject { func show() }
protocol ITrailerPresenter { func load() }
protocol TrailerRouterProtocol { func close() }

final class TrailerPresenter: ITrailerPresenter {
    weak var view: TrailerViewProtocol?
    var router: TrailerRouterProtocol?

    func load() {
        view?.show()
        router?.close()
    }
}

final class TrailerRouter: TrailerRouterProtocol { func close() {} }

final class TrailerView: UIViewController, TrailerViewProtocol {
    var presenter: ITrailerPresenter?

    func show() { presenter?.load() }
    @objc private func close() { dismiss(animated: true) }
}

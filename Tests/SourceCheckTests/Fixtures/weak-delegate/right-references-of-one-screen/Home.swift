import UIKit

protocol HomeDisplaying: AnyObject {
    func showFailure()
}

final class HomeController: UIViewController, HomeDisplaying {
    private let presenter = HomePresenter()

    func showFailure() {}
}

final class HomePresenter {
    weak var view: HomeDisplaying?

    func fail() { view?.showFailure() }
}

import UIKit

final class HomeViewController: UIViewController {
    private let button = UIButton()
    var presenter: HomePresenterInterface?

    @objc private func tap() { presenter?.userTapped() }
}

final class HomeRouter {
    weak var presenter: HomePresenter?

    func close() { presenter?.cameBack() }
}

final class HomePresenter: HomePresenterInterface {
    func userTapped() {}
    func cameBack() {}
    func gaveUp() {}
}

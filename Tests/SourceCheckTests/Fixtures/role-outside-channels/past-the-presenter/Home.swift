import UIKit

final class HomeInteractor {
    func load() {}
}
final class HomePresenter {
    private let interactor = HomeInteractor()
}
final class HomeViewController: UIViewController {
    var presenter: HomePresenter?
}
final class HomeWireframe {
    static func show() {}
}
/// Nobody beside it: it presents alerts, and is no presenter of a screen.
final class AlertPresenter {
    private let interactor = HomeInteractor()
    private let wireframe = HomeWireframe()
    weak var controller: HomeViewController?
}

import UIKit

protocol OrdersPresenterToInteractorInterface: AnyObject {
    func load()
}
final class OrdersViewController: UIViewController {
    var presenter: OrdersPresenter?

    func reload() {}
}
final class OrdersPresenter {
    weak var view: OrdersViewController?
    var interactor: OrdersPresenterToInteractorInterface?
}
final class OrdersInteractor: OrdersPresenterToInteractorInterface {
    func load() {}
}
final class OrdersRouter {
    func showReceipt() {}
}

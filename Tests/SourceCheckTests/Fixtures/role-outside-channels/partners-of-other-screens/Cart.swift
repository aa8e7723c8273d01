import UIKit

final class CartViewController: UIViewController {
    var presenter: CartPresenter?
}
final class CartPresenter {
    weak var view: CartViewController?
    weak var otherView: OrdersViewController?
    let interactor = CartInteractor()
    let router = CartRouter()
    private var orders: OrdersPresenterToInteractorInterface?
    private var ordersRouter: OrdersRouter?

    func checkOut() {
        orders?.load()
        ordersRouter?.showReceipt()
        otherView?.reload()
    }
}
final class CartInteractor {
    weak var presenter: CartPresenter?
    weak var orders: OrdersPresenter?
}
/// Brings the screens together.
final class CartRouter {
    private let orders = OrdersInteractor()
    private weak var presenter: OrdersPresenter?

    func showOrders() {
        presenter?.interactor?.load()
    }
}

import UIKit

protocol OrdersPresenterInput: AnyObject {}
protocol OrdersWireframeInput: AnyObject {}

final class OrdersViewController: UIViewController {
    var presenter: OrdersPresenterInput?
}

final class OrdersPresenter: OrdersPresenterInput {
    var wireframe: OrdersWireframeInput?
    weak var view: OrdersViewController?
}

final class OrdersWireframe: OrdersWireframeInput {
    var presenter: OrdersPresenterInput?
}

final class OrdersInteractor {
    weak var presenter: OrdersPresenterInput?
}

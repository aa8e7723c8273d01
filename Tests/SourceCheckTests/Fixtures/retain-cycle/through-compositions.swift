import UIKit

protocol OrdersPresenterInput: AnyObject {}
protocol OrdersWireframeInput: AnyObject {}
protocol OrdersDataPassing: AnyObject {}

typealias OrdersRouting = OrdersWireframeInput & OrdersDataPassing

final class OrdersViewController: UIViewController {
    var presenter: OrdersPresenterInput?
}

final class OrdersPresenter: NSObject, OrdersPresenterInput {
    var wireframe: OrdersRouting?
    weak var view: OrdersViewController?
}

final class OrdersWireframe: OrdersWireframeInput, OrdersDataPassing {
    var presenter: (NSObjectProtocol & OrdersPresenterInput)?
}

final class OrdersInteractor {
    weak var presenter: (NSObjectProtocol & OrdersPresenterInput)?
}

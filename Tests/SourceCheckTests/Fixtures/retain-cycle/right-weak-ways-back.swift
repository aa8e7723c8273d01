import UIKit

final class OrdersViewController: UIViewController {
    var presenter: OrdersPresenter?
}

final class OrdersPresenter {
    var wireframe: OrdersWireframe?
    var interactor: OrdersInteractor?
    weak var view: OrdersViewController?
}

final class OrdersWireframe {
    unowned let presenter: OrdersPresenter

    init(presenter: OrdersPresenter) {
        self.presenter = presenter
    }
}

final class OrdersInteractor {
    weak var presenter: OrdersPresenter?
}

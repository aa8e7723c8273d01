import UIKit

final class OrdersRouter: OrdersPresenterToWireframeInterface {
    private weak var controller: UIViewController?

    func showDetails(of order: Order) {
        let details = OrderDetailsRouter.build(order)
        controller?.navigationController?.pushViewController(details, animated: true)
    }

    func showHelp() {
        let alert = UIAlertController(title: nil, message: "Help", preferredStyle: .alert)
        controller?.present(alert, animated: true)
    }

    func close() {
        controller?.navigationController?.popViewController(animated: true)
    }

    func perhaps() {
        Elsewhere.open()
    }
}

enum Elsewhere {
    static func open() {}
}

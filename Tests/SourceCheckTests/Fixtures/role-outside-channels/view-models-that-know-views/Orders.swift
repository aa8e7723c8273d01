import UIKit

final class OrdersViewController: UIViewController {
    private let viewModel = OrdersViewModel()
}
final class ReceiptViewController: UIViewController {
    private let viewModel = ReceiptViewModel()
}
final class ReceiptViewModel {}
final class OrdersViewModel {
    private weak var view: OrdersViewController?

    func showReceipt(on navigation: AnyObject) {
        let receipt = ReceiptViewController()
        receipt.title = "Größe"
    }
}

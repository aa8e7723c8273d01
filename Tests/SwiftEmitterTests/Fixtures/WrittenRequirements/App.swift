import UIKit

struct Order: Sendable {
    var name: String
}

struct Issue {
    var text: String
}

@MainActor
protocol Loadable: AnyObject {}

final class OrdersViewController: UIViewController, OrdersDisplaying {
    var orderToEdit: Order?
    var count: Int { 0 }
    var titleOfOrders: String { get async throws { "" } }

    func didReceive(focus: TextFieldFocus?) {}
    func didReceive(issues: [Issue]) {}
    static func assemble() -> UIViewController { OrdersViewController() }
    @discardableResult func select(_ order: Order) -> Bool { true }
    func value<Value: Sendable>(of key: String, as type: Value.Type) throws -> Value? { nil }
    func sort(by areInOrder: @escaping (Order, Order) -> Bool) {}
}

final class OrdersInteractor: OrdersPresenterToInteractorInterface {
    init(order: Order) {}
    func orders() async throws(OrderError) -> [Order] { throw .offline }
}

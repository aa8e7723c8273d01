import UIKit

/// What the person did.
@MainActor
protocol OrdersViewToPresenterInterface: AnyObject {
    func didReceive(focus: TextFieldFocus?)
}

/// What the view is to show.
@MainActor
protocol OrdersDisplaying: AnyObject, Loadable {
    func didReceive(focus: TextFieldFocus?)

    /// What is wrong with what was typed.
    func didReceive(issues: [Issue])

    static func assemble() -> UIViewController
    @discardableResult func select(_ order: Order) -> Bool
    func value<Value: Sendable>(of key: String, as type: Value.Type) throws -> Value?
    func sort(by areInOrder: @escaping (Order, Order) -> Bool)

    var titleOfOrders: String { get async throws }
    var orderToEdit: Order? { get set }
    var count: Int { get }
}

/// What the presenter needs to be done.
@MainActor
protocol OrdersPresenterToInteractorInterface: AnyObject {
    func orders() async throws(OrderError) -> [Order]
    init(order: Order)
}

nonisolated enum OrderError: Error {
    case offline
}

nonisolated enum TextFieldFocus: Hashable, Sendable {
    case name
    case street
}

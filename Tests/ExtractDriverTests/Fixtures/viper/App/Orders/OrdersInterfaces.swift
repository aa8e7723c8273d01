import UIKit

struct Order: Hashable {
    /// As people see it.
    let number: String
    let total: Decimal
    var isPaid = false

    enum Kind: String {
        case own, shared
    }
}

/// What the person did.
protocol OrdersViewToPresenterInterface: AnyObject {
    func viewWillAppear()
    /// A row was tapped.
    func selected(order: Order, at index: Int)
    func askedForHelp()
}

protocol OrdersPresenterToViewInterface: AnyObject {
    func display(_ orders: [Order])
    func show(title: String)
    func show(title: String, animated: Bool)
}

protocol OrdersInteractorWork: Sendable {
    func fetch(_ completion: @escaping (Result<[Order], Error>) -> Void)
    func count(of kind: Order.Kind) async throws -> Int
}

protocol OrdersPresenterToWireframeInterface: AnyObject {
    func showDetails(of order: Order)
    func showHelp()
    func close()
    func perhaps()
}

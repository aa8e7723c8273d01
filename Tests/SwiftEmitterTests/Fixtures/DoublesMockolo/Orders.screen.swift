import Foundation

/// What the person did.
@MainActor
protocol OrdersViewToPresenterInterface: AnyObject {
    func didReceive(calls: Int)
}

/// What the view is to show.
@MainActor
protocol OrdersDisplaying: AnyObject, Loadable {
    func show(order: Order)
    func show(issue: Issue)
    func show()
    func sort(by areInOrder: @escaping (Order, Order) -> Bool)
    func fail(with error: any Error, in store: Store?)
    func move(_ range: (Int, Int))
    func change(_ order: inout Order)
    func keep<Value: Sendable>(_ value: Value, for key: String)
    func `repeat`(in class: Int)
    func compare(with other: Self) -> Self?
    func log(callLog: String)
    func makeOrder() -> Order
    func pay() throws(OrderError)
    @discardableResult func select(_ order: Order) -> Bool
    static func reset(to count: Int)

    var titles: [String] { get async throws }
    var current: Order { get set }
    var count: Int { get }
}

/// What the presenter needs to be done.
nonisolated protocol OrdersRequesting: AnyObject, Sendable {
    func orders(after date: Date?) async throws -> [Order]
    func first() -> Order

    var limit: Int { get set }
}

nonisolated enum OrderError: Error {
    case offline
}

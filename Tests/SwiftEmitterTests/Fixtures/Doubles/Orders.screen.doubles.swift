import Foundation

@testable import Shop

/// Records what is said to `OrdersViewToPresenterInterface`.
@MainActor
final class OrdersViewToPresenterInterfaceDouble: OrdersViewToPresenterInterface, CallRecorder {
    nonisolated enum Call: Equatable {
        case didReceive(calls: Int)
    }

    let callLog = CallLog<Call>(of: "OrdersViewToPresenterInterface")

    func didReceive(calls: Int) {
        callLog.add(.didReceive(calls: calls))
    }
}

// What 'Loadable' asks for goes into an extension.
/// Records what is said to `OrdersDisplaying`.
@MainActor
final class OrdersDisplayingDouble: OrdersDisplaying, CallRecorder {
    nonisolated enum Call: Equatable {
        case showOrder(order: Order)
        case showIssue(issue: ArgumentPresence)
        case show
        case sort(by: ArgumentPresence)
        case fail(with: ArgumentPresence, in: ArgumentPresence)
        case move(ArgumentPresence)
        case change(Order)
        case keep(ArgumentPresence, for: String)
        case `repeat`(in: Int)
        case compare(with: ArgumentPresence)
        case log(callLog: String)
        case makeOrder
        case pay
        case select(Order)
        case reset(to: Int)
        case titles
        case setCurrent(Order)
    }

    let callLog = CallLog<Call>(of: "OrdersDisplaying")
    static let callLog = CallLog<Call>(of: "OrdersDisplaying")
    var compareHandler: @MainActor (OrdersDisplayingDouble) -> OrdersDisplayingDouble? = { _ in nil }
    var makeOrderHandler: @MainActor () -> Order
    var payHandler: @MainActor () throws(OrderError) -> Void = {}
    var selectHandler: @MainActor (Order) -> Bool = { _ in false }
    var titlesHandler: @MainActor () async throws -> [String] = { [] }

    var current: Order {
        didSet {
            callLog.add(.setCurrent(current))
        }
    }

    var count: Int = 0

    init(makeOrderHandler: @escaping @MainActor () -> Order, current: Order) {
        self.makeOrderHandler = makeOrderHandler
        self.current = current
    }

    func show(order: Order) {
        callLog.add(.showOrder(order: order))
    }

    func show(issue: Issue) {
        callLog.add(.showIssue(issue: ArgumentPresence(issue)))
    }

    func show() {
        callLog.add(.show)
    }

    func sort(by areInOrder: @escaping (Order, Order) -> Bool) {
        callLog.add(.sort(by: ArgumentPresence(areInOrder)))
    }

    func fail(with error: any Error, in store: Store?) {
        callLog.add(.fail(with: ArgumentPresence(error), in: ArgumentPresence(store)))
    }

    func move(_ range: (Int, Int)) {
        callLog.add(.move(ArgumentPresence(range)))
    }

    func change(_ order: inout Order) {
        callLog.add(.change(order))
    }

    func keep<Value: Sendable>(_ value: Value, for key: String) {
        callLog.add(.keep(ArgumentPresence(value), for: key))
    }

    func `repeat`(in class: Int) {
        callLog.add(.repeat(in: `class`))
    }

    func compare(with other: OrdersDisplayingDouble) -> OrdersDisplayingDouble? {
        callLog.add(.compare(with: ArgumentPresence(other)))
        return compareHandler(other)
    }

    func log(callLog: String) {
        self.callLog.add(.log(callLog: callLog))
    }

    func makeOrder() -> Order {
        callLog.add(.makeOrder)
        return makeOrderHandler()
    }

    func pay() throws(OrderError) {
        callLog.add(.pay)
        try payHandler()
    }

    @discardableResult func select(_ order: Order) -> Bool {
        callLog.add(.select(order))
        return selectHandler(order)
    }

    static func reset(to count: Int) {
        Self.callLog.add(.reset(to: count))
    }

    var titles: [String] {
        get async throws {
            callLog.add(.titles)
            return try await titlesHandler()
        }
    }
}

/// Records what is said to `OrdersRequesting`.
nonisolated final class OrdersRequestingDouble: OrdersRequesting, ConcurrentCallRecorder {
    nonisolated enum Call: Equatable, Sendable {
        case orders(after: Date?)
        case first
        case setLimit(Int)
    }

    let callLog = ConcurrentCallLog<Call>(of: "OrdersRequesting")
    private let ordersHandler: @Sendable (Date?) async throws -> [Order]
    private let firstHandler: @Sendable () -> Order
    private let limitHandler: @Sendable () -> Int

    init(
        ordersHandler: @escaping @Sendable (Date?) async throws -> [Order] = { _ in [] },
        firstHandler: @escaping @Sendable () -> Order,
        limitHandler: @escaping @Sendable () -> Int = { 0 }
    ) {
        self.ordersHandler = ordersHandler
        self.firstHandler = firstHandler
        self.limitHandler = limitHandler
    }

    func orders(after date: Date?) async throws -> [Order] {
        callLog.add(.orders(after: date))
        return try await ordersHandler(date)
    }

    func first() -> Order {
        callLog.add(.first)
        return firstHandler()
    }

    var limit: Int {
        get {
            limitHandler()
        }
        set {
            callLog.add(.setLimit(newValue))
        }
    }
}

/// Records what is said to `OrderTheme`.
@MainActor
final class OrderThemeDouble: OrderTheme, CallRecorder {
    nonisolated enum Call: Equatable {
        case size(of: String)
    }

    let callLog = CallLog<Call>(of: "OrderTheme")
    var accent: String = ""
    var sizeHandler: @MainActor (String) -> Double = { _ in 0 }

    func size(of name: String) -> Double {
        callLog.add(.size(of: name))
        return sizeHandler(name)
    }
}

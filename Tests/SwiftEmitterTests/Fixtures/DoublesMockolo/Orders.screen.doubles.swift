import Foundation

@testable import Shop

/// Counts what is said to `OrdersViewToPresenterInterface`, and answers it.
@MainActor
final class OrdersViewToPresenterInterfaceMock: OrdersViewToPresenterInterface {
    init() {}

    private(set) var didReceiveCallCount = 0
    var didReceiveArgValues: [Int] = []
    var didReceiveHandler: (@MainActor (Int) -> Void)?

    func didReceive(calls: Int) {
        didReceiveCallCount += 1
        didReceiveArgValues.append(calls)
        didReceiveHandler?(calls)
    }
}

// What 'Loadable' asks for goes into an extension.
/// Counts what is said to `OrdersDisplaying`, and answers it.
@MainActor
final class OrdersDisplayingMock: OrdersDisplaying {
    init() {}

    init(current: Order, count: Int = 0) {
        _current = current
        self.count = count
    }

    private(set) var showCallCount = 0
    var showArgValues: [Order] = []
    var showHandler: (@MainActor (Order) -> Void)?

    func show(order: Order) {
        showCallCount += 1
        showArgValues.append(order)
        showHandler?(order)
    }

    private(set) var showIssueCallCount = 0
    var showIssueArgValues: [Issue] = []
    var showIssueHandler: (@MainActor (Issue) -> Void)?

    func show(issue: Issue) {
        showIssueCallCount += 1
        showIssueArgValues.append(issue)
        showIssueHandler?(issue)
    }

    private(set) var show1CallCount = 0
    var show1Handler: (@MainActor () -> Void)?

    func show() {
        show1CallCount += 1
        show1Handler?()
    }

    private(set) var sortCallCount = 0
    var sortHandler: (@MainActor (@escaping (Order, Order) -> Bool) -> Void)?

    func sort(by areInOrder: @escaping (Order, Order) -> Bool) {
        sortCallCount += 1
        sortHandler?(areInOrder)
    }

    private(set) var failCallCount = 0
    var failArgValues: [(error: any Error, store: Store?)] = []
    var failHandler: (@MainActor (any Error, Store?) -> Void)?

    func fail(with error: any Error, in store: Store?) {
        failCallCount += 1
        failArgValues.append((error, store))
        failHandler?(error, store)
    }

    private(set) var moveCallCount = 0
    var moveArgValues: [(Int, Int)] = []
    var moveHandler: (@MainActor ((Int, Int)) -> Void)?

    func move(_ range: (Int, Int)) {
        moveCallCount += 1
        moveArgValues.append(range)
        moveHandler?(range)
    }

    private(set) var changeCallCount = 0
    var changeArgValues: [Order] = []
    var changeHandler: (@MainActor (inout Order) -> Void)?

    func change(_ order: inout Order) {
        changeCallCount += 1
        changeArgValues.append(order)
        changeHandler?(&order)
    }

    private(set) var keepCallCount = 0
    var keepArgValues: [(value: Any, key: String)] = []
    var keepHandler: (@MainActor (Any, String) -> Void)?

    func keep<Value: Sendable>(_ value: Value, for key: String) {
        keepCallCount += 1
        keepArgValues.append((value, key))
        keepHandler?(value, key)
    }

    private(set) var repeatCallCount = 0
    var repeatArgValues: [Int] = []
    var repeatHandler: (@MainActor (Int) -> Void)?

    func `repeat`(in class: Int) {
        repeatCallCount += 1
        repeatArgValues.append(`class`)
        repeatHandler?(`class`)
    }

    private(set) var compareCallCount = 0
    var compareArgValues: [OrdersDisplayingMock] = []
    var compareHandler: (@MainActor (OrdersDisplayingMock) -> OrdersDisplayingMock?)?

    func compare(with other: OrdersDisplayingMock) -> OrdersDisplayingMock? {
        compareCallCount += 1
        compareArgValues.append(other)
        if let compareHandler {
            return compareHandler(other)
        }
        return nil
    }

    private(set) var logCallCount = 0
    var logArgValues: [String] = []
    var logHandler: (@MainActor (String) -> Void)?

    func log(callLog: String) {
        logCallCount += 1
        logArgValues.append(callLog)
        logHandler?(callLog)
    }

    private(set) var makeOrderCallCount = 0
    var makeOrderHandler: (@MainActor () -> Order)?

    func makeOrder() -> Order {
        makeOrderCallCount += 1
        if let makeOrderHandler {
            return makeOrderHandler()
        }
        fatalError("makeOrderHandler returns can't have a default value thus its handler must be set")
    }

    private(set) var payCallCount = 0
    var payHandler: (@MainActor () throws(OrderError) -> Void)?

    func pay() throws(OrderError) {
        payCallCount += 1
        try payHandler?()
    }

    private(set) var selectCallCount = 0
    var selectArgValues: [Order] = []
    var selectHandler: (@MainActor (Order) -> Bool)?

    @discardableResult func select(_ order: Order) -> Bool {
        selectCallCount += 1
        selectArgValues.append(order)
        if let selectHandler {
            return selectHandler(order)
        }
        return false
    }

    private(set) static var resetCallCount = 0
    static var resetArgValues: [Int] = []
    static var resetHandler: (@MainActor (Int) -> Void)?

    static func reset(to count: Int) {
        resetCallCount += 1
        resetArgValues.append(count)
        resetHandler?(count)
    }

    var titlesHandler: (@MainActor () async throws -> [String])?

    var titles: [String] {
        get async throws {
            if let titlesHandler {
                return try await titlesHandler()
            }
            return []
        }
    }

    private(set) var currentSetCallCount = 0
    private var _current: Order?

    var current: Order {
        get {
            guard let _current else {
                fatalError("current can't have a default value thus it must be set")
            }
            return _current
        }
        set {
            _current = newValue
            currentSetCallCount += 1
        }
    }

    var count: Int = 0
}

/// Counts what is said to `OrdersRequesting`, and answers it.
nonisolated final class OrdersRequestingMock: OrdersRequesting, Sendable {
    init() {}

    init(limit: Int = 0) {
        limitState.set(limit)
    }

    private let ordersState = MockState<Date?, @Sendable (Date?) async throws -> [Order]>()

    var ordersCallCount: Int {
        ordersState.callCount
    }

    var ordersArgValues: [Date?] {
        ordersState.argValues
    }

    var ordersHandler: (@Sendable (Date?) async throws -> [Order])? {
        get {
            ordersState.handler
        }
        set {
            ordersState.handler = newValue
        }
    }

    func orders(after date: Date?) async throws -> [Order] {
        ordersState.add(date)
        if let ordersHandler {
            return try await ordersHandler(date)
        }
        return []
    }

    private let firstState = MockState<Void, @Sendable () -> Order>()

    var firstCallCount: Int {
        firstState.callCount
    }

    var firstHandler: (@Sendable () -> Order)? {
        get {
            firstState.handler
        }
        set {
            firstState.handler = newValue
        }
    }

    func first() -> Order {
        firstState.add(())
        if let firstHandler {
            return firstHandler()
        }
        fatalError("firstHandler returns can't have a default value thus its handler must be set")
    }

    private let limitState = MockValue<Int>(0, of: "limit")

    var limitSetCallCount: Int {
        limitState.setCallCount
    }

    var limit: Int {
        get {
            limitState.value
        }
        set {
            limitState.value = newValue
        }
    }
}

/// Counts what is said to `OrderTheme`, and answers it.
@MainActor
final class OrderThemeMock: OrderTheme {
    init() {}

    init(accent: String = "") {
        self.accent = accent
    }

    var accent: String = ""
    private(set) var sizeCallCount = 0
    var sizeArgValues: [String] = []
    var sizeHandler: (@MainActor (String) -> Double)?

    func size(of name: String) -> Double {
        sizeCallCount += 1
        sizeArgValues.append(name)
        if let sizeHandler {
            return sizeHandler(name)
        }
        return 0
    }
}

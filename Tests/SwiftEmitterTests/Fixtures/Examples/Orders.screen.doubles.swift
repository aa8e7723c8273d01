import Foundation

@testable import Shop

/// Records what is said to `OrdersViewInterface`.
@MainActor
final class OrdersViewInterfaceDouble: OrdersViewInterface, CallRecorder {
    nonisolated enum Call: Equatable {
        case choose(from: ArgumentPresence)
        case confirm(Kind)
    }

    let callLog = CallLog<Call>(of: "OrdersViewInterface")
    var chooseHandler: @MainActor ([Order]) async -> Shop.Product = { _ in Shop.Product.chair }
    var confirmHandler: @MainActor (Kind) -> Parcel

    init(confirmHandler: @escaping @MainActor (Kind) -> Parcel) {
        self.confirmHandler = confirmHandler
    }

    func choose(from orders: [Order]) async -> Shop.Product {
        callLog.add(.choose(from: ArgumentPresence(orders)))
        return await chooseHandler(orders)
    }

    func confirm(_ kind: Kind) -> Parcel {
        callLog.add(.confirm(kind))
        return confirmHandler(kind)
    }
}

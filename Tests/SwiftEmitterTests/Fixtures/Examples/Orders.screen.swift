import UIKit

// Not Hashable: 'loaded.orders' is of type '[Order]'.
// Neither Hashable nor Sendable: 'failed.retry' is of type '(Int, () -> Void)?'.
nonisolated enum OrdersViewModel {
    case loading
    case loaded(orders: [Order])
    case failed(message: String, retry: (Int, () -> Void)?)
}

/// What the view is to show.
@MainActor
protocol OrdersViewInterface: AnyObject {
    func choose(from orders: [Order]) async -> Shop.Product
    func confirm(_ kind: Kind) -> Parcel
}

extension OrderCell {
    nonisolated struct ViewModel: Hashable, Sendable {
        let photo: UIImage?
        let color: UIColor
        let customer: Customer
    }
}

extension EmptyView {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String

        init(title: String = "Nothing") {
            self.title = title
        }
    }
}

import UIKit

@testable import Shop

nonisolated extension OrdersViewModel {
    static var loadingExample: OrdersViewModel {
        OrdersViewModel.loading
    }

    static var some: OrdersViewModel {
        OrdersViewModel.loaded(orders: [
            Order(
                number: 1,
                customer: Customer.anna,
                products: [Shop.Product.chair],
                parent: Parcel(orders: []),
                placed: Date(timeIntervalSince1970: 1767225600),
                note: "Note"
            )
        ])
    }

    /// Made up: The case 'failed'.
    static var failedExample: OrdersViewModel {
        OrdersViewModel.failed(message: "Message", retry: nil)
    }

    static var examples: [OrdersViewModel] {
        [loadingExample, some, failedExample]
    }
}

nonisolated extension OrderCell.ViewModel {
    static let plain = OrderCell.ViewModel(photo: nil, color: .red, customer: Customer.anna)

    static let own: OrderCell.ViewModel =
        OrderCell.ViewModel(photo: UIImage(), color: UIColor.blue, customer: Customer.ben)
    static let examples: [OrderCell.ViewModel] = [plain, own]
}

nonisolated extension EmptyView.ViewModel {
    static let standard = EmptyView.ViewModel()

    static let examples: [EmptyView.ViewModel] = [standard]
}

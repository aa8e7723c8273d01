nonisolated struct OrdersViewModel: Hashable, Sendable {
    let orders: [OrderCell.ViewModel]
    let hint: String
}

/// What the person did.
@MainActor
protocol OrdersPresenterInterface: AnyObject {
    func closed()
    func rated()
    func chose()
}

extension OrderCell {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

extension OrderCell {
    /// What is called when a person does something in `OrderCell`.
    nonisolated struct Actions {
        var rated: (@MainActor () -> Void)?
    }
}

nonisolated struct OrdersViewModel: Hashable, Sendable {
    let orders: [OrderCell.ViewModel]
    let isEmpty: Bool
    let note: String
}

/// What the person did.
@MainActor
protocol OrdersPresenterInterface: AnyObject {
    func chose()
    func removed()
    func asked()
    func refreshed()
    func retried()
    func touchedImage()
    func rated()
    func ratedRow()
    func choseRow()
    func sorted()
    func counted()
    func heard()
    func choseDay()
    func turned()
    func hovered()
    func did()
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
        var chosen: (@MainActor () -> Void)?
    }
}

extension EmptyView {
    /// What is called when a person does something in `EmptyView`.
    nonisolated struct Actions {
        var tookAdvice: (@MainActor () -> Void)?
        var tappedHint: (@MainActor () -> Void)?
    }
}

extension DetailsView {
    nonisolated struct ViewModel: Hashable, Sendable {
        let name: String
    }
}

/// What the person did.
@MainActor
protocol DetailsPresenterInterface: AnyObject {
    func scrolled()
    func tapped()
}

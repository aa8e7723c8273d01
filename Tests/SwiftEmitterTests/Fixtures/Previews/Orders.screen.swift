nonisolated struct OrdersViewModel: Hashable, Sendable {
    let orders: [OrderCell.ViewModel]
}

/// What the view is to show.
@MainActor
protocol OrdersViewInterface: AnyObject {
    func showsFailure(text: String)
    func display(_ viewModel: OrdersViewModel)
}

extension OrderCell {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

extension Badge {
    nonisolated struct ViewModel: Hashable, Sendable {
        let count: Int
    }
}

nonisolated enum HelpViewModel: Hashable, Sendable {
    case loading
    case failed(message: String)
}

extension HelpController {
    /// `controllerView` with its own type, so that nobody casts it.
    var helpControllerView: HelpControllerView {
        guard let controllerView = controllerView as? HelpControllerView else {
            preconditionFailure("Set 'controllerView' to a 'HelpControllerView' in 'viewDidLoad()'.")
        }
        return controllerView
    }
}

nonisolated struct AloneViewModel: Hashable, Sendable {
    let title: String
}

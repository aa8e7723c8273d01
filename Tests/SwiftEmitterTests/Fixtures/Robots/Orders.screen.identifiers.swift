/// The accessibility identifiers of the parts of `Orders`.
nonisolated enum OrdersIdentifiers {
    static let tableView = "Orders.tableView"
    static let refresher = "Orders.refresher"
    static let emptyView = "Orders.emptyView"

    static func starButtons(index: Int) -> String {
        "Orders.starButtons.\(index)"
    }

    static let sortControl = "Orders.sortControl"
    static let amountStepper = "Orders.amountStepper"
    static let volumeSlider = "Orders.volumeSlider"
    static let dayPicker = "Orders.dayPicker"
    static let rating = "Orders.rating"
    static let cardView = "Orders.cardView"
    static let index = "Orders.index"
    static let `case` = "Orders.case"
}

/// The accessibility identifiers of the parts of `OrderCell`.
nonisolated enum OrderCellIdentifiers {
    static func titleLabel(row: Int) -> String {
        "OrderCell.titleLabel.\(row)"
    }

    static func starButtons(row: Int, index: Int) -> String {
        "OrderCell.starButtons.\(row).\(index)"
    }
}

/// The accessibility identifiers of the parts of `EmptyView`.
nonisolated enum EmptyViewIdentifiers {
    static let hintLabel = "EmptyView.hintLabel"
    static let adviceButton = "EmptyView.adviceButton"
}

/// The accessibility identifiers of the parts of `DetailsView`.
nonisolated enum DetailsViewIdentifiers {
    static let nameLabel = "DetailsView.nameLabel"
}

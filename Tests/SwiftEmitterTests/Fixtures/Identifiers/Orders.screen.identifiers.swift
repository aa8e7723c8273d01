/// The accessibility identifiers of the parts of `Orders`.
nonisolated enum OrdersIdentifier {
    static let tableView = "shop.Orders.tableView"
    static let hintLabel = "the \"hint\""
    static let closeItem = "shop.Orders.closeItem"

    static func starButtons(index: Int) -> String {
        "shop.Orders.starButtons.\(index)"
    }

    static let spinner = "spinner"
    static let `case` = "shop.Orders.case"
}

/// The accessibility identifiers of the parts of `OrderCell`.
nonisolated enum OrderCellIdentifier {
    static func titleLabel(row: Int) -> String {
        "shop.OrderCell.titleLabel.\(row)"
    }

    static func starButtons(row: Int, index: Int) -> String {
        "shop.OrderCell.starButtons.\(row).\(index)"
    }
}

@MainActor
protocol BuyCellDelegate: AnyObject {
    func buyCellDidScroll(_ buyCell: BuyCell)
}

extension BuyList {
    // Not Hashable: 'buy' is of type '@MainActor () -> Void'.
    nonisolated struct ViewModel: Sendable {
        let buy: @MainActor () -> Void
    }
}

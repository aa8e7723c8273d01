import UIKit

/// What the owner of the cell decides.
@MainActor
protocol PurchaseCellDelegate: AnyObject, UIScrollViewDelegate {
    func purchaseCellRequestedDetails(_ purchaseCell: PurchaseCell)

    /// The person wants this product.
    func purchaseCell(_ purchaseCell: PurchaseCell, didSelect purchase: Purchase)

    func purchaseCell(_ purchaseCell: PurchaseCell, shouldExpandTo height: Double) -> Bool
    func didTapRead(cell: NotificationCell)
    func didScroll(to offset: Double)
    func purchaseCell(_ purchaseCell: PurchaseCell, compare one: Purchase, with other: Purchase) async throws
    func purchaseCell(_ purchaseCell: PurchaseCell, userTappedBuy amount: Int)
    func purchaseCellUserTappedPicture(_ purchaseCell: PurchaseCell)
}

@MainActor
protocol NotificationReading: AnyObject {
    func markAsRead()
}

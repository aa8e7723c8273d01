import UIKit

/// What the owner of the cell decides.
@MainActor
protocol ProductCellDelegate: AnyObject, UIScrollViewDelegate {
    func productCellRequestedDetails(_ productCell: ProductCell)

    /// The person wants this product.
    func productCell(_ productCell: ProductCell, didSelect product: Product)

    func productCell(_ productCell: ProductCell, shouldExpandTo height: Double) -> Bool
    func didTapRead(cell: NotificationCell)
    func didScroll(to offset: Double)
    func productCell(_ productCell: ProductCell, compare one: Product, with other: Product) async throws
    func productCell(_ productCell: ProductCell, userTappedBuy amount: Int)
    func productCellUserTappedPicture(_ productCell: ProductCell)
}

@MainActor
protocol NotificationReading: AnyObject {
    func markAsRead()
}

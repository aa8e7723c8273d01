import UIKit

struct Purchase {
    var name: String
}

final class NotificationCell: UITableViewCell {
    weak var delegate: (any NotificationReading)?
}

final class PurchaseCell: UITableViewCell {
    weak var delegate: (any PurchaseCellDelegate)?
}

final class PurchaseOwner: UIViewController, PurchaseCellDelegate, NotificationReading {
    func purchaseCellRequestedDetails(_ purchaseCell: PurchaseCell) {}
    func purchaseCell(_ purchaseCell: PurchaseCell, didSelect purchase: Purchase) {}
    func purchaseCell(_ purchaseCell: PurchaseCell, shouldExpandTo height: Double) -> Bool { height > 0 }
    func didTapRead(cell: NotificationCell) {}
    func didScroll(to offset: Double) {}
    func purchaseCell(_ purchaseCell: PurchaseCell, compare one: Purchase, with other: Purchase) async throws {}
    func purchaseCell(_ purchaseCell: PurchaseCell, userTappedBuy amount: Int) {}
    func purchaseCellUserTappedPicture(_ purchaseCell: PurchaseCell) {}
    func markAsRead() {}
}

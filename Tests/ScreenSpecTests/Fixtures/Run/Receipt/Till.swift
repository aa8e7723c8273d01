final class ReceiptPresenter {
    weak var view: ReceiptViewInterface?

    private let purchase: Purchase
    private let shop: Shop

    init(purchase: Purchase, shop: Shop) {
        self.purchase = purchase
        self.shop = shop
    }

    @MainActor
    func start() async {
        view?.display(ReceiptViewModel(purchase, at: shop))
    }
}

extension ReceiptPresenter: ReceiptPresenterInterface {
    func userTappedKeep() {
        view?.display(isKept: true)
    }
}

/// A view that prints.
final class Printer: ReceiptViewInterface {
    func display(_ viewModel: ReceiptViewModel) {
        print("display", viewModel.title)
    }

    func display(isKept: Bool) {
        print("kept", isKept)
    }
}

final class Clerk: ReceiptLineCellDelegate {
    func receiptLineCellRequestedReturn(_ receiptLineCell: ReceiptLineCell) {
        print("return", receiptLineCell.viewModel?.name ?? "nothing")
    }

    func receiptLineCell(_ receiptLineCell: ReceiptLineCell, shouldOfferReturnOf item: Item) -> Bool {
        item.price < 100
    }
}

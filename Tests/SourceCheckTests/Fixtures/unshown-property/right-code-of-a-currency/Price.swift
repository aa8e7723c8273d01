import UIKit

final class PriceViewController: UIViewController, PricePresenterToViewInterface {
    private let priceLabel = UILabel()

    func display(_ viewModel: PriceViewModel) {
        priceLabel.text = viewModel.priceText
    }
}

final class PricePresenter {
    weak var view: PricePresenterToViewInterface?

    func show(_ price: Decimal) {
        view?.display(PriceViewModel(price: price, currency: "EUR"))
    }
}

import UIKit

final class Card: UIView {
    private let title = UILabel()
    private let price = UILabel()
}
extension Card {
    func show(_ viewModel: ViewModel) {
        title.text = viewModel.name
        price.text = viewModel.priceText
    }
}

import UIKit

final class Card: UIView {
    private let title = UILabel()
    private let price = UILabel()
    var viewModel: ViewModel? {
        didSet { price.text = viewModel?.priceText }
    }
}

import UIKit

final class BuyCell: UITableViewCell {
    private let buyButton = UIButton()
    weak var delegate: (any BuyCellDelegate)?
    var onBuy: (() -> Void)?
    var onAmount: ((Int) -> Bool)?
}

final class BuyList: UIView {
    private let cell = BuyCell()
    var viewModel: ViewModel? {
        didSet { cell.onBuy = viewModel?.buy }
    }
}

import UIKit

/// Shows what the view model stores in the place of what is made of it, which nothing else reads.
final class PriceCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let stockLabel = UILabel()

    var viewModel: ViewModel? {
        didSet {
            nameLabel.text = viewModel?.name
            priceLabel.text = viewModel?.name
            stockLabel.text = viewModel?.count.description
            stockLabel.isHidden = viewModel?.count == 0
        }
    }

    func setUp() {
        for label in [nameLabel, priceLabel, stockLabel] { contentView.addSubview(label) }
    }
}

// swift-format-ignore-file
import UIKit

/// A cell that displays information for purchasable products.
final class ProductCell: UITableViewCell {
    @IBOutlet private weak var productImageView: UIImageView!
    @IBOutlet private weak var productNameLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!

    struct ViewModel {
        let image: UIImage?
        let productName: String
        let price: Double
    }

    var viewModel: ViewModel? {
        didSet {
            productImageView.image = viewModel?.image
            productNameLabel.text = viewModel?.productName
        }
    }
}

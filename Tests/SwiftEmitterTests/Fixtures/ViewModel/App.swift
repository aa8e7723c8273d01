import UIKit

struct Product {
    var name: String
    var price: Double
    var photo: UIImage?
    var stock: Int
}

final class ProductCell: UITableViewCell {
    @IBOutlet private weak var productImageView: UIImageView!
    @IBOutlet private weak var productNameLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var soldOutBadge: UIView!
    @IBOutlet private weak var stockLabel: UILabel!

    var viewModel: ViewModel? {
        didSet {
            productImageView.image = viewModel?.image
            productNameLabel.text = viewModel?.productName
            priceLabel.text = viewModel?.formattedPrice
            soldOutBadge.isHidden = viewModel?.isSoldOut != true
            stockLabel.text = viewModel?.badge
        }
    }
}

nonisolated extension ProductCell.ViewModel {
    init(giftFor person: String) {
        self.init(image: nil, productName: "A gift for \(person)", price: 0, stock: 1)
    }
}

func show(_ product: Product, in cell: ProductCell) async {
    let models = [ProductCell.ViewModel(product: product), .init(sold: product, 2), .init(giftFor: "Ada")]
    await MainActor.run { cell.viewModel = Set(models).first }
}

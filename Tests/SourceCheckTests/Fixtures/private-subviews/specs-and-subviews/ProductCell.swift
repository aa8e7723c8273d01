import UIKit

final class ProductCell: UITableViewCell {
    let priceLabel = UILabel()
}

final class Elsewhere {
    func change(_ cell: ProductCell) {
        cell.priceLabel.text = ""
    }
}

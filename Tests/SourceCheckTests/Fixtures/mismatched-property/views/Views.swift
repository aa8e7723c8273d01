import UIKit

class BaseCell: UITableViewCell {}

final class RatingView: UIView {
    private let starButton = UIButton()
}

final class ProductCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
}

import UIKit

struct Maker: Hashable {
    let name: String
    let city: String
}

enum Texts {
    static let name = "Name"
}

protocol ProductCellDelegate: AnyObject {
    func productCellTappedBuy(_ productCell: ProductCell)
}

final class ProductCell: UITableViewCell {
    struct ViewModel {
        let name: String
        let price: String
        let isSoldOut: Bool
        let isWished: Bool
        let photo: UIImage?
        let thumbnail: UIImage?
        let buyTitle: String
        let tint: UIColor
        let maker: Maker
    }

    struct Actions {
        var tappedWish: (() -> Void)?
    }

    weak var delegate: ProductCellDelegate?
    var actions = Actions()

    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let soldOutBadge = UIView()
    private let photoView = UIImageView()
    private let buyButton = UIButton()
    private let makerLabel = UILabel()
    private let wishButton = UIButton()

    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            nameLabel.text = viewModel.name
            priceLabel.text = viewModel.price
            priceLabel.isHidden = viewModel.isSoldOut
            soldOutBadge.isHidden = !viewModel.isSoldOut
            photoView.image = viewModel.photo
            photoView.highlightedImage = viewModel.thumbnail
            buyButton.setTitle(viewModel.buyTitle, for: .normal)
            makerLabel.text = viewModel.maker.name.uppercased()
            makerLabel.accessibilityLabel = String(viewModel.maker.city)
            makerLabel.textColor = viewModel.tint
            wishButton.isSelected = viewModel.isWished
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
        wishButton.addTarget(self, action: #selector(wish), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func buy() { delegate?.productCellTappedBuy(self) }
    @objc private func wish() { actions.tappedWish?() }
}

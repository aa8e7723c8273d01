import UIKit

struct Price {
    let amount: Int
}

struct Offer {
    let title: String
    let hint: String
    let price: Price
    let oldPrice: Price
    let isNew: Bool
}

final class PriceView: UIView {
    func configure(with price: Price) {}
    func show(_ price: Price) {}
}

final class HeaderView: UIView {
    func set(title: String, hint: String, animated: Bool = true) {}
}

final class OfferCell: UITableViewCell {
    private let priceView = PriceView()
    private let headerView = HeaderView()
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()

    func configure(with offer: Offer) {
        priceView.configure(with: offer.price)
        headerView.set(title: offer.title, hint: offer.hint)
        nameLabel.text = offer.title
        stateLabel.text = offer.hint.uppercased()
        stateLabel.isHidden = !offer.isNew
    }

    func showEmpty(_ text: String) {
        nameLabel.text = text
        stateLabel.text = text
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        headerView.set(title: "", hint: "")
    }
}

import Brand
import UIKit

final class SendView: BrandView {
    let amountLabel = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(amountLabel)
    }
}

final class PriceTag: BrandCell {
    let priceLabel = UILabel()

    override init(frame: CGRect) { super.init(frame: frame) }
}

/// Below one of these.
final class BigSendView: SendingView {
    let iconView = UIImageView()
}

class SendingView: BrandView {
    init() { addSubview(UILabel()) }
}

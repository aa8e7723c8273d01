import UIKit

final class Card: UIView {
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
    }

    init(titleLabel text: String, titleLabel: UIFont) {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class Badge: UIView {
    private let countLabel = UILabel()
    private let dotView: UIImageView = UIImageView(
        image: UIImage(named: "dot")
    )
}

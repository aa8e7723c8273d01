import UIKit

final class BadgeView: UIView {
    private let label = UILabel()
    private let unused = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        unused.text = "0"
    }

    required init?(coder: NSCoder) { nil }
}

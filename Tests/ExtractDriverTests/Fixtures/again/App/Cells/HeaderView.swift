import UIKit

final class HeaderView: UIView {
    // Hands a view out, so that what a person does is told by the methods that call it.
    var onMore: ((UIView) -> Void)?
    private let moreButton = UIButton()
    private let titleLabel = UILabel()

    init() {
        super.init(frame: .zero)
        moreButton.addTarget(self, action: #selector(showMore), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func showMore() {
        onMore?(moreButton)
    }
}

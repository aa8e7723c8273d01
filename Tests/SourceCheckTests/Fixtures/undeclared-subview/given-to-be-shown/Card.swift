import UIKit

/// Shows what it is given.
final class Card: UIView {
    private let titleLabel = UILabel()
    private var header: UIView?
    private var footer: UIView?
    private var badge: UIView?
    private var banner: UIView? {
        didSet { banner.map(addSubview) }
    }
    private var spinner: UIActivityIndicatorView?

    init(badge: UIView) {
        super.init(frame: .zero)
        self.badge = badge
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setHeader(_ view: UIView) {
        header = view
        addSubview(view)
    }

    func setFooter(_ view: UIView) {
        footer = view
        if let footer { addSubview(footer) }
    }

    func setBanner(_ view: UIView) {
        banner = view
    }

    func wait() {
        spinner = UIActivityIndicatorView()
    }
}

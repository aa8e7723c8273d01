import UIKit

final class PriceCell: UITableViewCell {
    private let titleLabel = UILabel()
    fileprivate lazy var stack = UIStackView(arrangedSubviews: [titleLabel])
    private let back = UIView()
    @IBOutlet private weak var badge: UIImageView!

    var label: UILabel { return titleLabel }
    var container: UIStackView { self.stack }
    public var icon: UIImageView? {
        get { badge }
    }
    var heading: UILabel {
        get { titleLabel }
        set { titleLabel = newValue }
    }
    func view() -> UIStackView { stack }
}

extension PriceCell {
    var badgeView: UIImageView { badge }
    var backdrop: UIView { back }
}

final class PriceList: UITableViewController {
    func fill(_ cell: PriceCell) {
        cell.label.text = ""
        cell.container.spacing = 0
        cell.icon?.image = nil
        cell.heading.text = cell.view().description
        cell.badgeView.alpha = cell.backdrop.alpha
    }
}

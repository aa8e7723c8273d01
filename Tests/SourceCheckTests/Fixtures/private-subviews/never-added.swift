import UIKit

final class SheetCell: UITableViewCell {
    // Nobody adds it to anything.
    lazy var indicator: UIImageView = UIImageView()
    // Somebody does.
    let title = UILabel()
    let detail = UILabel()
    // Another one gets at it, and may add it.
    let badge = UILabel()
    // One of its methods may add it, and so may what makes it.
    let arrow = UIImageView()
    private(set) var dot: UIView?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        [detail].forEach(contentView.addSubview)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        indicator.removeFromSuperview()
        indicator.isHidden = true
        arrow.stand(in: self)
        dot = UIView(frame: bounds)
    }
}

func mark(_ cell: SheetCell) {
    cell.contentView.addSubview(cell.badge)
}

import UIKit

/// One name for all that shows a fee.
enum Fees {
    final class Cell: UITableViewCell {
        weak var delegate: FeesCellDelegate?
        private let badge = Badge()
        private let moreButton = UIButton()

        override func awakeFromNib() {
            super.awakeFromNib()
            moreButton.addTarget(self, action: #selector(moreTapped), for: .touchUpInside)
        }

        @objc private func moreTapped() {
            delegate?.feesCellDidAskForMore(self)
        }

        /// How many fees there are.
        final class Badge: UIView {
            private let countLabel = UILabel()

            func update(count: Int) {
                countLabel.text = "\(count)"
            }
        }
    }

    private final class Secret: UIView {}
}

protocol FeesCellDelegate: AnyObject {
    func feesCellDidAskForMore(_ cell: Fees.Cell)
}

final class Box<Item> {
    final class Lid: UIView {
        private let label = UILabel()
    }
}

/// Its name is that of the other one's screen, which has no document.
private final class ParcelViewController: UIViewController {}

final class ParcelController: UIViewController {
    private let label = UILabel()
}

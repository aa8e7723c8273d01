import UIKit

class PaddedLabel: UILabel {}
class Base: UIView {
    @IBOutlet private(set) weak var photoView: UIImageView!
}
final class Card: Base {
    @IBOutlet
    private var buttons: [UIButton]!
    lazy var titleLabel: PaddedLabel = { PaddedLabel() }()
    // Written with the module that it is of, as where two modules have a type of the name.
    private let priceLabel: Labels.PaddedLabel
    @IBOutlet weak private var height: NSLayoutConstraint!
}
final class ListViewController: UITableViewController {}

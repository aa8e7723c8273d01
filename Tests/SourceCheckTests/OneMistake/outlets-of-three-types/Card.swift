import UIKit

final class CardView: UIView {
    @IBOutlet private var titleLabel: UITextView!
}

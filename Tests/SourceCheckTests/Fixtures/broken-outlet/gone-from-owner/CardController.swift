import UIKit

final class CardController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var subtitle: UILabel!
    @IBOutlet private var icon: UIImageView!
}

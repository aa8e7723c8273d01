import UIKit

final class CardController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
}

/// Called like the document, which says that it is another's.
final class OldCardController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
}

import UIKit

protocol CardDelegate: AnyObject {
    func cardTapped()
}

final class Card: UIView {
    @IBOutlet var delegate: CardDelegate?

    func tap() { delegate?.cardTapped() }
}

final class LoginViewController: UIViewController, CardDelegate {
    @IBOutlet private var card: Card!

    func cardTapped() {}
}

/// Nobody but the outlet keeps it.
final class CardHandler: NSObject, CardDelegate {
    func cardTapped() {}
}

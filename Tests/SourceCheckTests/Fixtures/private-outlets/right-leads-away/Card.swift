import UIKit

final class CardController: UIViewController {}

final class CardView: UIView {
    /// No part of the view, but who it talks to.
    @IBOutlet weak var controller: CardController?
}

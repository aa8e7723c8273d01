import UIKit

protocol CardViewDelegate: AnyObject {}

final class CardView: UIView {
    @IBOutlet weak var delegate: CardViewDelegate?
}

final class CartViewController: UIViewController, UITableViewDelegate {}

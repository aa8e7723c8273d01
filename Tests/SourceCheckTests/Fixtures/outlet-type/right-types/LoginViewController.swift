import Kit
import UIKit

protocol Showing {}
typealias Card = CardView

class CardView: UIView {}
final class SmallCardView: CardView, Showing {}

final class LoginViewController: UIViewController {
    @IBOutlet private var base: UIView!
    @IBOutlet private var card: Card!
    @IBOutlet private var kit: KitView!
    @IBOutlet private var anything: AnyObject!
    @IBOutlet private var space: NSLayoutConstraint!
    @IBOutlet private var label: UILabel!
    @IBOutlet private var container: UIView!
    @IBOutlet private var label2: UILabel!
    @IBOutlet private var views: [UIView]!
    @IBOutlet private var showing: (UIView & Showing)!
}

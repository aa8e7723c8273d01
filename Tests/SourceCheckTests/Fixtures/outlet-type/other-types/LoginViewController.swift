import UIKit

class CardView: UIView {}
class OtherView: UIView {}

final class LoginViewController: UIViewController {
    @IBOutlet private var button: UIButton!
    @IBOutlet private var card: CardView!
    @IBOutlet private var other: OtherView!
    @IBOutlet private var fields: [UITextField]!
    @IBOutlet private var label: UILabel!
}

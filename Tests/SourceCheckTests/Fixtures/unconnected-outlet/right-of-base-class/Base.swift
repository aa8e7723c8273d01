import UIKit

/// One of those that inherit from it connects it, and what the others do is up to them.
class BaseController: UIViewController {
    @IBOutlet private var headline: UILabel!
    /// That of an owner of whom the document does not say the class.
    @IBOutlet private var footer: UIView!
    /// Somebody below gives it a value.
    @IBOutlet var badge: UIView!
}

final class LoginViewController: BaseController {}

final class HelpViewController: BaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        badge = UIView()
    }
}

/// Nothing says that documents know it.
class ListController: UIViewController {
    @IBOutlet private var list: UITableView!
}

/// Others may inherit from it, too.
open class CardController: UIViewController {
    @IBOutlet private var card: UIView!
}

final class GiftController: CardController {}

import UIKit

class BaseViewController: UIViewController {
    @IBOutlet var inBase: UILabel!
    @IBOutlet var inSubclass: UILabel!
    @IBOutlet var fromOutside: UILabel!
}

final class LoginViewController: BaseViewController {
    @IBOutlet private var optional: UILabel?
    @IBOutlet private var onPad: UILabel!
    @IBOutlet private var made: UILabel!
    #if DEBUG
    @IBOutlet private var inDebug: UILabel!
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        made = UILabel()
        inSubclass = UILabel()
    }
}

/// No document names it.
final class ProgrammaticView: UIView {
    @IBOutlet private var label: UILabel!
}

func prepare(_ controller: BaseViewController) {
    controller.fromOutside = UILabel()
}

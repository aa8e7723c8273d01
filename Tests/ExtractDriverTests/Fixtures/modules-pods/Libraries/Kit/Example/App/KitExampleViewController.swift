import Kit
import UIKit

/// Shows what the library has.
final class KitExampleViewController: UIViewController {
    private let openButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(openButton)
    }
}

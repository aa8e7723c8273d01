import Shop
import UIKit

/// Shows what the library has.
final class ShopExampleViewController: UIViewController {
    private let openButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(openButton)
    }
}

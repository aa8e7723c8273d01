import KitUI
import UIKit

/// The superclass of a package may have all that the class has not.
final class ShopViewController: KitViewController {
    private lazy var buyButton: KitButton = KitButton(style: .large)
    private let helpButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(buyButton)
        view.addSubview(helpButton)
    }
}

/// It speaks of what it inherits.
final class BasketViewController: KitViewController {
    private let payButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.isHidden = true
        backButton.isHidden = true
        view.addSubview(payButton)
    }
}

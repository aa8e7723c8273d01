import Checkout
import UIKit

public final class CartViewController: UIViewController {
    private let payButton = UIButton()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(payButton)
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
    }

    @objc private func payTapped() {
        present(CheckoutViewController(), animated: true)
    }
}

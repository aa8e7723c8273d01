import Cart
import UIKit

public final class CheckoutViewController: UIViewController {
    private let backButton = UIButton()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(backButton)
        backButton.addTarget(self, action: #selector(backTapped), for: .touchUpInside)
    }

    @objc private func backTapped() {
        present(CartViewController(), animated: true)
    }
}

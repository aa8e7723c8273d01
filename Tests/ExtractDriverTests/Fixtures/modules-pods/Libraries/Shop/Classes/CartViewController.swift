import Kit
import UIKit

/// What a person is about to buy.
public final class CartViewController: UIViewController {
    private let buyButton = PrimaryButton()
    private let totalLabel = UILabel()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(totalLabel)
        view.addSubview(buyButton)
        buyButton.addTarget(self, action: #selector(buy), for: .touchUpInside)
    }

    @objc private func buy() {
        navigationController?.pushViewController(ReceiptViewController(), animated: true)
    }
}

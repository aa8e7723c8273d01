import UIKit

final class PayViewController: UIViewController {
    var paymentController: PaymentController?
    private let payButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)
    }

    @objc private func pay() {
        paymentController?.pay()
    }
}

/// What the view holds and is called after the screen, and yet no model: it shows what is paid.
final class PaymentController {
    private let receiptView = UIView()

    func pay() {
        receiptView.isHidden = false
    }
}

/// Whoever makes the screen gives it what it pays with.
enum PayFactory {
    static func make() -> PayViewController {
        let screen = PayViewController()
        screen.paymentController = PaymentController()
        return screen
    }
}

import UIKit

protocol OrderDetailsViewToPresenterInterface: AnyObject {
    func bought(_ order: Order)
}

final class OrderDetailsViewController: UIViewController {
    private let presenter: OrderDetailsViewToPresenterInterface
    private let orderView = OrderView()

    init(presenter: OrderDetailsViewToPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        orderView.delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }
}

extension OrderDetailsViewController: OrderViewDelegate {
    func orderView(_ orderView: OrderView, wantsToBuy order: Order) {
        presenter.bought(order)
    }
}

final class OrderDetailsPresenter: OrderDetailsViewToPresenterInterface {
    func bought(_ order: Order) {}
}

final class OrderDetailsRouter {
    static func build(_ order: Order) -> UIViewController {
        OrderDetailsViewController(presenter: OrderDetailsPresenter())
    }
}

protocol OrderViewDelegate: AnyObject {
    func orderView(_ orderView: OrderView, wantsToBuy order: Order)
}

final class OrderView: UIView {
    weak var delegate: OrderViewDelegate?
    var onClose: ((_ animated: Bool) -> Void)?
    private let numberLabel = UILabel()
    private let badge = UIView()
    private let buyButton = UIButton()
    private var order: Order?

    func configure(with order: Order) {
        self.order = order
        numberLabel.text = order.number
        badge.isHidden = !order.isPaid
        buyButton.addTarget(self, action: #selector(tappedBuy), for: .touchUpInside)
    }

    @objc private func tappedBuy() {
        guard let order else { return }
        delegate?.orderView(self, wantsToBuy: order)
        onClose?(true)
    }
}

final class OrderList {
    func show(_ order: Order, in view: OrderView) {
        view.configure(with: order)
    }
}

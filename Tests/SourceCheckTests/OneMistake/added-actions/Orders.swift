import UIKit

/// The spec does not know of help, which a handler asks for.
protocol OrdersPresenterProtocol: AnyObject {
    func didTapPay()
    func didTapHelp()
}

final class OrdersViewController: UIViewController {
    var presenter: OrdersPresenterProtocol?
    private let payButton = UIButton()
    private let helpButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
        helpButton.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
    }

    @objc private func payTapped() {
        presenter?.didTapPay()
    }

    @objc private func helpTapped() {
        presenter?.didTapHelp()
    }
}

final class OrdersPresenter: OrdersPresenterProtocol {
    func didTapPay() {}
    func didTapHelp() {}
}

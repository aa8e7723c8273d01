import UIKit

final class OrdersViewController: UIViewController {
    var presenter: OrdersViewToPresenterInterface?
    private let payButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
    }

    @objc private func payTapped() {
        presenter?.payWasTapped()
    }
}

/// An action and a route have other names in the code.
final class OrdersPresenter: OrdersViewToPresenterInterface {
    private let wireframe: OrdersPresenterToWireframeInterface

    init(wireframe: OrdersPresenterToWireframeInterface) {
        self.wireframe = wireframe
    }

    func payWasTapped() {
        wireframe.showHelp(with: "Paying")
    }
}

final class OrdersWireframe: OrdersPresenterToWireframeInterface {
    weak var viewController: UIViewController?

    func showHelp(with title: String) {
        viewController?.present(HelpViewController(), animated: true)
    }
}

final class HelpViewController: UIViewController {}

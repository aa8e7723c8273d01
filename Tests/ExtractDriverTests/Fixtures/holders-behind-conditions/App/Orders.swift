import UIKit

protocol OrdersViewInterface: AnyObject {
    func showCount(_ text: String)
}

protocol OrdersPresenterInterface: AnyObject {
    func userAskedToReload()
}

final class OrdersPresenter: OrdersPresenterInterface {
    weak var view: OrdersViewInterface?
    private var count = 0

    func userAskedToReload() {
        count += 1
        view?.showCount("\(count) orders")
    }
}

final class OrdersViewController: UIViewController, OrdersViewInterface {
    private let presenter: OrdersPresenterInterface
    private let headline = UILabel()
    private let reloadButton = UIButton()

    init(presenter: OrdersPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reloadButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    func showCount(_ text: String) {
        headline.text = text
    }

    @objc private func tapped() {
        presenter.userAskedToReload()
    }
}
